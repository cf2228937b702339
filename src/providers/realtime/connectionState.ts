/** `refused`: the server does not accept the session; it is asked again when that is renewed. */
export type ConnectionState = 'off' | 'connecting' | 'on' | 'lost' | 'refused';

import { Notification } from 'ra-ui-materialui';

/** react-admin's own messages, in a file of their own so that nothing else of its package comes along. */
export const Notifications = () => <Notification />;

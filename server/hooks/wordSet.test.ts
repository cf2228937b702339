import { describe, expect, it } from 'vitest';
import { countWork } from '../../tests/countWork';
import { MOST_PLACES, rememberedWordSet, type SoughtWord } from './wordSet';

type Given = readonly [text: string, as: SoughtWord['as'], isCaseSensitive?: boolean];

const words = (given: readonly Given[]): SoughtWord[] =>
  given.map(([text, as, isCaseSensitive = false]) => ({ id: `${as} ${text}`, text, as, isCaseSensitive }));

const foundIn = async (text: string, given: readonly Given[]) => {
  const found = await (await rememberedWordSet()(words(given)))(text);
  return Object.fromEntries(
    [...found].map(([id, places]) => [id, places.map(([from, to]) => text.slice(from, to))]),
  );
};

describe('the words as one set', () => {
  it('name each word that is in a text, also within and beside another one, and where', async () => {
    const given = [
      ['cash', 'word'],
      ['cash', 'part'],
      ['cashback', 'word'],
      ['cash back', 'word'],
      ['shba', 'part'],
      ['c[a4]sh', 'pattern'],
      ['nothing', 'pattern'],
      ['CASH', 'part', true],
    ] as const;
    expect(await foundIn('Cashback, c4sh cash', given)).toEqual({
      'word cash': ['cash'],
      'part cash': ['Cash', 'cash'],
      'word cashback': ['Cashback'],
      'part shba': ['shba'],
      'pattern c[a4]sh': ['Cash', 'c4sh', 'cash'],
    });
  });

  it('take plain words as they stand, in either case of any script, between letters and digits of any script', async () => {
    const given = [
      ['50% (off)', 'part'],
      ['straße', 'word'],
      ['ΐσς', 'word'],
      ['crédit', 'word'],
      ['😀', 'word'],
      ['kelvin', 'word'],
    ] as const;
    expect(await foundIn('50% (OFF) STRAẞE \u1FD3ΣΣ crédité 😀! \u212AELVIN', given)).toEqual({
      'part 50% (off)': ['50% (OFF)'],
      'word straße': ['STRAẞE'],
      'word ΐσς': ['\u1FD3ΣΣ'],
      'word 😀': ['😀'],
      'word kelvin': ['\u212AELVIN'],
    });
  });

  it.each(['word', 'part', 'pattern'] as const)(
    'find a %s in disguise, and where it is in the text',
    async (as) => {
      const disguises = [
        'fr\u200bee',
        'f\u00adree',
        'fr\u0435e',
        'FR\u0395E',
        'ｆｒｅｅ',
        '𝗳𝗿𝗲𝗲',
        'f\u0336r\u0336e\u0336e\u0336',
        'freé',
      ];
      for (const disguise of disguises)
        expect(await foundIn(`Für alle ${disguise}, ja`, [['free', as]])).toEqual({
          [`${as} free`]: [disguise],
        });
      for (const [word, text] of [
        ['casinó', 'casino\u0301'],
        ['casino\u0301', 'casinó'],
      ] as const)
        expect(await foundIn(`Für ${text}!`, [[word, as]])).toEqual({ [`${as} ${word}`]: [text] });
    },
  );

  it('take a letter for one that looks like it only in a word that mixes scripts', async () => {
    const given = [
      ['cop', 'part'],
      ['сор', 'part'],
      ['free cop', 'part'],
      ['CASH', 'part', true],
    ] as const;
    expect(await foundIn('сор cop сoр', given)).toEqual({
      'part cop': ['cop', 'сoр'],
      'part сор': ['сор', 'сoр'],
    });
    expect(await foundIn('free сор, frее cop', given)).toEqual({
      'part cop': ['cop'],
      'part сор': ['сор'],
      'part free cop': ['frее cop'],
    });
    expect(await foundIn('кaзинo КAЗИНO', [['казино', 'word']])).toEqual({
      'word казино': ['кaзинo', 'КAЗИНO'],
    });
    expect(await foundIn('СASH Сash САSН', given)).toEqual({ 'part CASH': ['СASH', 'САSН'] });
  });

  it('end where a sign of the text ends, whatever that is made of', async () => {
    const given = [
      ['mas', 'part'],
      ['さか', 'part'],
      ['가', 'part'],
      ['क', 'word'],
    ] as const;
    expect(await foundIn('maß さが 각 की', given)).toEqual({});
    expect(await foundIn('mas さか 가 क', given)).toEqual({
      'part mas': ['mas'],
      'part さか': ['さか'],
      'part 가': ['가'],
      'word क': ['क'],
    });
  });

  it('find nothing in plain texts of Greek, Russian, Ukrainian and Bulgarian', async () => {
    const given = [
      'bonus',
      'cash',
      'casino',
      'free',
      'cop',
      'hot',
      'mama',
      'money',
      'now',
      'poker',
      'pop',
      'sex',
    ];
    const findWords = await rememberedWordSet()(
      words(given.flatMap((text) => (['word', 'part', 'pattern'] as const).map((as) => [text, as] as const))),
    );
    const blocked: string[] = [];
    for (const text of plainTexts(200)) if ((await findWords(text)).size > 0) blocked.push(text);
    expect(blocked).toEqual([]);
  });

  it(`tell ${MOST_PLACES} places of a pattern at most`, async () => {
    const found = await foundIn('a'.repeat(4000), [['a.*b|a', 'pattern']]);
    expect(found['pattern a.*b|a']).toHaveLength(MOST_PLACES);
  });

  it('are made anew only where one of them has another text, kind or case', async () => {
    const wordSet = rememberedWordSet();
    const given = words([['free.*money', 'pattern']]);
    const first = await wordSet(given);
    expect(await wordSet(given.map((word) => ({ ...word })))).toBe(first);
    const other = await wordSet(given.map((word) => ({ ...word, isCaseSensitive: true })));
    expect(other).not.toBe(first);
    expect([(await first('FREE money')).size, (await other('FREE money')).size]).toEqual([1, 0]);
  });

  it('look at a text without plain words in them as long for ten thousand as for ten', async () => {
    const many = Array.from({ length: 10_000 }, (_, at): Given => [
      `word${String(at).padStart(5, '0')}`,
      'word',
    ]);
    const setOf = (given: readonly Given[]) => rememberedWordSet()(words(given));
    const [few, all] = [await setOf(many.slice(0, 10)), await setOf(many)];
    const text = 'Nothing of that kind. '.repeat(70);
    const counter = await countWork('plainWords');
    const works = [await counter.workOf(() => few(text)), await counter.workOf(() => all(text))];
    await counter.end();
    // Each place where one could begin.
    expect(works[0]).toBeGreaterThan(text.length - 'word00000'.length);
    expect(works[1]).toBe(works[0]);
  });

  it('let others be served between the patterns', async () => {
    const given = Array.from({ length: 40 }, (_, at): Given => [`(?:a|b)*a(?:a|b){${100 + at}}!`, 'pattern']);
    const findWords = await rememberedWordSet()(words(given));
    let isOver = false;
    let served = 0;
    const serve = () => {
      served += 1;
      if (!isOver) setImmediate(serve);
    };
    setImmediate(serve);
    await findWords('ab'.repeat(800));
    isOver = true;
    expect(served).toBeGreaterThan(10);
  });
});

/* Among them such as have letters alone that look like Latin ones: `сор`, `мама`, `нот`, `ТОТ`, `ΝΟΤΑ`, `και`. */
const ORDINARY = [
  'και το νότα ΝΟΤΑ που είναι ποτό τόπος μάτι όχι ΟΧΙ καφές αύριο παραγγελία σας έτοιμη ευχαριστούμε κατάστημα ώρα',
  'и в на мама МАМА сор нот ТОТ тот рама оса ухо хор море заказ готов спасибо ваш магазин скидка завтра код кот рот ёлка мой',
  'і та є їжа ми ви мама час сир ріка місто замовлення готове дякуємо ваш магазин знижка завтра код кіт ґанок оса хор',
  'и на с от мама час сок хора море поръчка готова благодарим ваш магазин отстъпка утре код кот носи риба ъгъл',
].map((words) => words.split(' '));

const plainTexts = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, n) => {
    const language = ORDINARY[n % ORDINARY.length] ?? [];
    // Each text begins elsewhere and goes on in steps of its own, so that every word comes beside many others.
    const wordAt = (at: number) => language[(n + at * (1 + (n % 7))) % language.length];
    return `${Array.from({ length: 12 }, (__, at) => wordAt(at)).join(' ')}. SMS ${n}, www.example.com`;
  });

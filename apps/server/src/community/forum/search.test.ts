import { listPosts } from '@rounds/contract/community/forum';
import { saveSettings } from '@rounds/contract/identity/settings';
import { expect, it } from 'vitest';
import { onBothServers } from '../../../testing/app.ts';
import { type Writer, post, writer } from '../../../testing/forum.ts';

onBothServers('a search', (server) => {
  const found = async ({ client }: Writer, q: string, headers = {}) =>
    (await client.call(listPosts, { query: { q }, headers })).body.map(({ title }) => title);
  const titlesOfAll = async ({ client }: Writer, first: string) => {
    const seen: string[] = [];
    let url: string | undefined = first;
    while (url !== undefined) {
      const reply: Awaited<ReturnType<Writer['client']['send']>> = await client.send('GET', url);
      seen.push(...(reply.body as { title: string }[]).map(({ title }) => title));
      url = /^<([^>]+)>/.exec(reply.headers['link'] ?? '')?.[1];
      expect(seen.length).toBeLessThan(20);
    }
    return seen;
  };

  it.each([
    [
      'en',
      'Calculating doses',
      'We practised medications',
      [
        'dose',
        'CALCULATE',
        'medication',
        'calculating "practised medications"',
        'dos',
        'pract',
        'doses or nothing',
      ],
    ],
    [
      'es',
      'Preguntas de corazón',
      'Estábamos corriendo',
      ['pregunta', 'corazon', 'corazón', 'correr', 'corri'],
    ],
    [
      'fr',
      'Médicaments à jeun',
      'Les infirmières notaient',
      ['médicament', 'medicaments', 'infirmière', 'infirm'],
    ],
    [
      'de',
      'Übelkeit nach der OP',
      'Große Häufigkeit bei Patienten',
      ['übelkeit', 'ÜBELKEIT', 'ubelkeit', 'häufigkeiten', 'patient', 'übel'],
    ],
    ['pt', 'Medicações da manhã', 'Os doentes esperavam', ['medicação', 'medicacoes', 'doente', 'esperar']],
    ['ar', 'التمريض في الليل', 'كَتَبَ المريض ملاحظة', ['تمريض', 'التمريض', 'مريض', 'كتب', 'ملاحظ']],
    [
      'ja',
      '看護師の申し送り',
      '夜勤のコツを教えてください',
      ['看護', '看護師', '申し送り', 'コツ', '夜', 'コツを教'],
    ],
    ['zh', '护士交接班', '请分享您的经验', ['交接', '护士', '经验', '验', '护士 经验']],
    ['ko', '간호사 인수인계', '야간 근무를 준비하는 방법', ['인수인계', '인계', '간호', '근무', '준비하는']],
  ] as const)(
    'in %s finds words by inflection, prefix and part',
    async (language, title, content, queries) => {
      const author = await writer(server);
      await author.client.call(saveSettings, { body: { language } });
      await post(author, { title, content });
      const missed: string[] = [];
      for (const q of queries) if (!(await found(author, q)).includes(title)) missed.push(q);
      expect(missed).toEqual([]);
      // A reader in another language finds the words unstemmed.
      const other = await writer(server);
      expect(await found(other, queries[1])).toContain(title);
      expect(await found(author, 'xyzzy')).toEqual([]);
    },
  );

  it('does not match separated parts, or what is excluded', async () => {
    const author = await writer(server);
    await author.client.call(saveSettings, { body: { language: 'ja' } });
    await post(author, { title: '師看護の', content: '護師' });
    expect(await found(author, '看護師')).not.toContain('師看護の');
    await post(author, { title: 'Handover at night', content: 'zebra' });
    expect(await found(author, 'zebra -night')).toEqual([]);
    expect(await found(author, 'zebra handover')).toEqual(['Handover at night']);
    expect(await found(author, '"at night" zebra')).toEqual(['Handover at night']);
    expect(await found(author, '"night at" zebra')).toEqual([]);
    expect(await found(author, `${'-'.repeat(150)}night zebra`)).toEqual([]);
    expect(await found(author, '-- zebra - handover --')).toEqual(['Handover at night']);
    expect(await found(author, 'zebra giraffe')).toEqual([]);
  });

  it('finds parts of words, after whole words', async () => {
    const author = await writer(server);
    await post(author, { title: 'Welcome aboard', content: 'Orthopnoea, 100 % of it' });
    await post(author, { title: 'Comé', content: 'A word that begins as the other ends' });
    for (const q of ['elcom', 'ELCOM', 'élcom', 'elcome abo', 'thopn', 'rthopnoea, 100', '0 %'])
      expect([q, await found(author, q)]).toEqual([q, ['Welcome aboard']]);
    expect(await found(author, 'come')).toEqual(['Comé', 'Welcome aboard']);
    expect(await found(author, 'elcomx')).toEqual([]);
    await post(author, { title: 'SCHWANGERSCHAFTSÜBELKEIT', content: 'مستشفى كَتَبَ التمريض' });
    for (const q of ['aftsübel', 'aftsubelk', 'AFTSÜBELK', 'تشف'])
      expect([q, await found(author, q)]).toEqual([q, ['SCHWANGERSCHAFTSÜBELKEIT']]);
    // A text that contains only a part of a word is found by that part, also after an edit.
    const made = await post(author, { title: 'Kept', content: 'antidisestablishment' });
    await author.client.send('PUT', `/api/forum/${made.id}`, {
      body: { content: 'pseudohypoaldosteronism' },
    });
    expect(await found(author, 'disestab')).toEqual([]);
    expect(await found(author, 'hypoaldo')).toEqual(['Kept']);
  });

  it('takes pattern characters literally', async () => {
    const author = await writer(server);
    await post(author, { title: 'Saturation 97%_kw\\b', content: 'x' });
    await post(author, { title: 'Saturation 97xykw', content: 'x' });
    for (const q of ['7%_', '97%_k', '%_k', 'kw\\b'])
      expect([q, await found(author, q)]).toEqual([q, ['Saturation 97%_kw\\b']]);
    for (const q of ['7_', 'Satur%ion', 'tion 97%w', '\\'.repeat(3)])
      expect([q, await found(author, q)]).toEqual([q, []]);
  });

  it('pages through words and parts of words, each once', async () => {
    const author = await writer(server);
    for (let n = 0; n < 4; n += 1) {
      await post(author, { title: `Glomerul ${n}`, content: 'x' });
      const other = await writer(server);
      await post(other, { title: `Juxtaglomerular ${n}`, content: 'x' });
    }
    const seen = await titlesOfAll(author, '/api/forum?q=glomerul&limit=3');
    expect(seen).toHaveLength(8);
    expect(new Set(seen).size).toBe(8);
    expect(seen.slice(0, 4).every((title) => title.startsWith('Glomerul'))).toBe(true);
  });

  it('ranks a word in the title above one in the text, and pages through, each once', async () => {
    const [one, two, three] = [await writer(server), await writer(server), await writer(server)];
    const repeated = 'walrus '.repeat(60);
    for (const author of [one, two, three]) {
      for (let n = 0; n < 3; n += 1)
        await post(author, { title: `Text ${author.id} ${n}`, content: repeated });
    }
    await post(one, { title: 'The walrus', content: 'Once.' });
    const reader = await writer(server);
    expect((await found(reader, 'walrus'))[0]).toBe('The walrus');
    const seen = await titlesOfAll(reader, '/api/forum?q=walrus&limit=3');
    expect(new Set(seen).size).toBe(10);
    expect(seen).toHaveLength(10);
  });

  it('uses the browser’s language if none was chosen, and follows edits', async () => {
    const author = await writer(server);
    const made = await post(
      author,
      { title: 'Patienten lagern', content: 'x' },
      { 'accept-language': 'de-AT,en;q=0.5' },
    );
    const reader = await writer(server);
    expect(await found(reader, 'Lagerung or lagerte or lagern')).toContain('Patienten lagern');
    const [row] = await server.db.run<{ config: string }>(
      'select search_config as config from forum_posts where id = $1',
      [made.id],
    );
    expect(row?.config).toBe('german');
    await author.client.send('PUT', `/api/forum/${made.id}`, { body: { title: 'Tulpen' } });
    expect(await found(reader, 'lagern')).not.toContain('Patienten lagern');
    expect(await found(reader, 'tulpen')).toEqual(['Tulpen']);
  });

  it.each([
    '!!!',
    '"',
    "'",
    '\\',
    "a' & 'b",
    ':*',
    '<->',
    '-',
    'the',
    '%',
    'x'.repeat(200),
    '看'.repeat(200),
    '()',
    'a:*|b',
    '&',
    "o'neill",
    '-'.repeat(200),
    '- '.repeat(100),
    '-a'.repeat(100),
    '-"'.repeat(100),
    '"'.repeat(199),
    'or '.repeat(60),
    `${'-'.repeat(150)}walrus`,
    '\u0301',
    'a b c d e f g h i j k l m n o p q r s t u v w x y z',
  ])('takes %s for words', async (q) => {
    const { client } = await writer(server);
    expect((await client.call(listPosts, { query: { q } })).status).toBe(200);
  });
});

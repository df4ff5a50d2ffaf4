// The site: built from src/web into dist/web. Names in `#engine/…` style are those of package.json.
import { svelte, vitePreprocess } from '@sveltejs/vite-plugin-svelte';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, type Plugin } from 'vite';

/** Tells which modules went into which file, and what each file cannot do without: for `npm run size`. */
const contents: Plugin = {
  name: 'longbox-contents',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).flatMap(chunk => (chunk.type === 'chunk' ? [chunk] : []));
    const files = chunks.map(({ fileName, imports, moduleIds }) => ({
      file: fileName,
      imports,
      modules: moduleIds.map(id => path.relative('', id)),
    }));
    this.emitFile({ type: 'asset', fileName: '.vite/contents.json', source: JSON.stringify(files) });
  },
};

/** The packing of a game's board where it differs from that of others, as its `packing.json` says it. Patterns begin in
 *  `board/`. */
interface Packing {
  /** The components whose styles come with their script: all when left out, none where it is null. A board whose script
   *  is as large as it may be has the others in the style file of the site. */
  ownStyles?: string | null;
  /** Files that are packed into one, for other pages need them, too. */
  together?: string;
}
const PACKING: Readonly<Record<string, Packing>> = Object.fromEntries(
  readdirSync('src/games').map(game => {
    const file = `src/games/${game}/board/packing.json`;
    return [game, existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Packing) : {}];
  }),
);
/** Boards and pages whose styles come with their script: a visitor fetches those of the game that is played and of the
 *  pages that are opened, and of no other. */
const OWN_STYLES = [
  /src\/web\/((replay|learn|rules|setup|table\/end)\/|pages\/(NewTable|Rulebook|Learn|Replay)).*\.svelte$/,
  ...Object.entries(PACKING).flatMap(([game, { ownStyles = '' }]) =>
    ownStyles === null ? [] : [new RegExp(`src/games/${game}/board/(${ownStyles}).*\\.svelte$`)],
  ),
];
const STYLE = /import "([^"]+)\?(svelte&type=style&lang\.css)";/;
const adoptStyles: Plugin = {
  name: 'longbox-adopt-styles',
  enforce: 'post',
  transform: {
    filter: { id: OWN_STYLES },
    handler: code => ({
      code: code.replace(
        STYLE,
        'import style$ from "$1?inline&$2";import { adopt } from "#web/kit/adopt.ts";adopt(style$);',
      ),
      map: null,
    }),
  },
};

/** Components by the class that keeps their styles to themselves. The name is short: it stands in styles and script. */
const shortClasses = new Map<string, string>();
function shortClass({ filename, hash }: { filename: string; hash: (text: string) => string }): string {
  const file = path.relative('', filename);
  const name = `s${hash(file).slice(0, 4)}`;
  const other = shortClasses.get(name) ?? file;
  if (other !== file)
    throw new Error(`${file} and ${other} have the same class, ${name}: give one of them another name.`);
  shortClasses.set(name, file);
  return name;
}

const PUBLIC = 'src/web/public';
/** Tells the service worker what to keep: all that was built, less what only old browsers want. */
const offline: Plugin = {
  name: 'longbox-offline',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const worker = bundle['sw.js'];
    if (worker?.type !== 'chunk') return;
    const built = Object.keys(bundle).filter(name => name.startsWith('assets/') && !name.endsWith('.woff'));
    const files = [...built, ...readdirSync(PUBLIC)].sort().map(name => `/${name}`);
    const build = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
    worker.code = worker.code
      .replaceAll('FILES_OF_THE_SITE', JSON.stringify(files))
      .replaceAll('NAME_OF_THE_BUILD', `"${build}"`);
  },
};

/** Files that draw a table: compiled when they are loaded, not in the middle of the first move that needs them. */
const DRAWS =
  /node_modules\/svelte|src\/(engine|web\/(table|kit))\/|src\/games\/[^/]+\/(board\/[^/]+|words\/names\.ts|abilities\/stats\.ts)$/;
/** Of the engine, what the first game does without. Parts of its kit that only some games use come with those. */
const LATER =
  'hints|analysis|scenario/(?!made-up)|rulebook|passing|did-you-mean|german|playing-out|kit/(prices|settings-form|ranges|bot-kit|decks|numbering|space|subsets|replacement|learned-value|windows|triggers|modifiers)|kit/drawing|files/|problems[.]|thinking-at|connect[.]ts';
/** The files of a game that every table of it needs: its rules and its words in English. */
const RULES =
  /src\/games\/[^/]+\/((cards|table|abilities|flow|verbs)\/(?!pricing|dice-worth|account|inventory|odds|roll-odds|testing|tally|scenario-stories)|definition\.ts|setup\/(starting-table|first-game|formats|settings)\.ts|words\/((en\/)?wording\/|(about|names|texts|[a-z]+-texts|moment-names)\.ts|en\/(special-texts|setup-texts|speech|texts|things)\.ts))/;
/** Files that every page of the site or every table loads, Svelte and the front page among them. */
const SITE =
  /node_modules\/(svelte|esm-env|clsx)\/|src\/web\/((router|settings)\.svelte|App|TopBar|routes|words\/words|play\/(online|quick|local|table)|table\/(asking|boards|marks|words|Seats|Playing|clock\.|hearing|offered)|pages\/(Table|Front)|kit\/(?!CardRow|MapView|map-|[bB]adge|Deferred|scenes|Folded|picture-templates|Figure|Folds|folds|Di|dice|icons|charts|copy|Steps|WholeCard|whole-card|ending|emblems\/(?!pictures)))/;
/** What Svelte does for form fields and sizes: no page of the first load has any. */
const FIELDS = /svelte\/.*\/bindings\/(input|select|size)\.js/;
/** The game that a file belongs to, if it is one whose bots are loaded apart from its rules; small games are one file. */
const gameWithBots = (id: string): string | null => {
  const game = /src\/games\/([^/]+)\//.exec(id)?.[1];
  return game && existsSync(`src/games/${game}/definition.ts`) ? game : null;
};
/** Files are fetched when they are asked for, and nothing ahead; those that cannot be had are asked for again. What Vite
 *  writes around an import, and says of what else to fetch, is left out. */
const PICKED =
  /async \(\) => \{\s*const \{[^}]*\} = await import\(("[^"]+")\);\s*return \{[^}]*\};\s*\}(?=, __VITE_PRELOAD__)/g;
const plainImports: Plugin = {
  name: 'longbox-plain-imports',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => `export { fetched as __vitePreload } from ${JSON.stringify(path.resolve('src/web/fetching.ts'))};`,
  },
  renderChunk: code => ({
    code: code.replaceAll(PICKED, '() => import($1)').replaceAll(', __VITE_PRELOAD__', ''),
    map: null,
  }),
};
/** What the site never does with Svelte is not built in: a page that a server has drawn is never taken over, nothing is
 *  awaited in markup, traced, or written for earlier versions. Each is a variable of Svelte that stays false. */
const SWITCHES = /\b(hydrating|(async|legacy|tracing)_mode_flag)\b/;
const leanSvelte: Plugin = {
  name: 'longbox-lean-svelte',
  enforce: 'pre',
  transform: {
    filter: { id: /svelte\/src\/internal\/(client\/dom\/hydration|flags\/\w+)\.js/ },
    handler(code, id) {
      const lean = code
        .replaceAll(new RegExp(`^\\t${SWITCHES.source} = .*$`, 'gm'), '')
        .replaceAll(new RegExp(`^export let ${SWITCHES.source}`, 'gm'), 'export const $1');
      if (lean === code) this.error(`${id} is wanted, or says in other words than before what is switched off`);
      return { code: lean, map: null };
    },
  },
};
const VERBS = /src\/games\/([^/]+)\/verbs\/.*\.ts$/;
/** The parts of a verb that whoever plays a game does not need: schemas judge cards that come from outside, and prices
 *  are asked for by the bots of some games alone. */
const unneededOf = (game: string): readonly string[] => {
  const bot = `src/games/${game}/bot`;
  const asksPrices = existsSync(bot) && readdirSync(bot).some(file => /pric(es|ing)\.ts'/.test(readBot(bot, file)));
  return asksPrices ? ['schema'] : ['schema', 'price'];
};
const readBot = (bot: string, file: string): string =>
  file.endsWith('.ts') && !file.endsWith('.test.ts') ? readFileSync(path.join(bot, file), 'utf8') : '';
/** Cuts them out, and marks the calls that make what a file of verbs is made of, so that what nobody needs then goes. */
const verbsForPlay: Plugin = {
  name: 'longbox-verbs-for-play',
  enforce: 'post',
  transform: {
    filter: { id: VERBS },
    handler(code, id) {
      const unneeded = unneededOf(VERBS.exec(id)![1]!);
      let out = '';
      let from = 0;
      for (const { type, start, end } of partsAndCalls(this.parse(code), unneeded)) {
        out += code.slice(from, start) + (type === 'Property' ? '' : '/* @__PURE__ */ ');
        from = type === 'Property' ? end + (code[end] === ',' ? 1 : 0) : start;
      }
      return { code: out + code.slice(from), map: null };
    },
  },
};

interface Node {
  type: string;
  start: number;
  end: number;
  key?: { name?: string };
  properties?: readonly Node[];
}
/** An object is a verb, or what several verbs share, if it has one of these. */
const VERB_PARTS: ReadonlySet<string | undefined> = new Set(['schema', 'rules', 'canDo', 'run']);
/** What runs later than the file is loaded, or for its effect. */
const LATER_NODES = /Function|ExpressionStatement/;
/** The properties of verbs that are not needed, and the calls that make constants when the file is loaded, in order. */
function partsAndCalls(tree: unknown, unneeded: readonly string[], isLater = false, isVerb = false): Node[] {
  if (typeof tree !== 'object' || tree === null) return [];
  const node = tree as Node;
  const { type, key, properties } = node;
  if (isVerb && type === 'Property' && unneeded.includes(key?.name ?? '')) return [node];
  const isOfVerb = Array.isArray(tree) ? isVerb : (properties?.some(one => VERB_PARTS.has(one.key?.name)) ?? false);
  const inside = Object.values(node).flatMap(part =>
    partsAndCalls(part, unneeded, isLater || LATER_NODES.test(type), isOfVerb),
  );
  return type === 'CallExpression' && !isLater ? [node, ...inside] : inside;
}
const AT_ONCE = '//# allFunctionsCalledOnLoad\n';

// oxlint-disable-next-line import/no-default-export -- Vite wants it so
export default defineConfig({
  root: 'src/web',
  base: '/',
  publicDir: 'public',
  plugins: [
    svelte({ preprocess: vitePreprocess({ script: true }), compilerOptions: { runes: true, cssHash: shortClass } }),
    adoptStyles,
    plainImports,
    leanSvelte,
    verbsForPlay,
    offline,
    contents,
  ],
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    cssCodeSplit: false,
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: {
      // What is never used is left out, though reading a property might do something elsewhere; here it does not.
      treeshake: {
        propertyReadSideEffects: false,
        unknownGlobalSideEffects: false,
        moduleSideEffects: [{ test: FIELDS, sideEffects: false }],
      },
      input: { index: 'src/web/index.html', sw: 'src/web/sw.ts' },
      output: {
        postBanner: ({ moduleIds }) => (moduleIds.some(id => DRAWS.test(id)) ? AT_ONCE : ''),
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        // The worker loads the same files as the page, so what it runs must not hang on what only a page can run. What
        // the first game does without is left out.
        codeSplitting: {
          groups: [
            {
              name: 'core',
              test: new RegExp(
                `src/(engine|protocol|tables)/(?!([a-z]+/)?(${LATER}))|src/bots/(bot|bot-names|play-out)\\.ts|src/web/play/releases|node_modules/@noble`,
              ),
            },
            { name: 'fields', test: FIELDS, includeDependenciesRecursively: false },
            { name: 'thinking', test: new RegExp(`src/bots/(?!${LATER})`) },
            { name: 'shelf', test: /src\/(web\/shelf|games\/(index|[^/]+\/shelf))\.ts/ },
            // Parts of the engine that some games share: no game waits for the rules of another.
            { name: 'ranges', test: /src\/engine\/kit\/ranges/ },
            { name: 'decks', test: /src\/engine\/kit\/(decks|numbering)/ },
            { name: 'timing', test: /src\/engine\/kit\/(windows|triggers|modifiers)/ },
            // A game's rules and words: one file packs better than ten.
            {
              name: id => gameWithBots(id),
              debugName: 'game',
              test: RULES,
            },
            // What the site and every table show: one file packs better than five, and comes sooner. Of the parts of
            // boards, those that only some have come with them.
            { name: 'site', test: SITE },
            ...Object.entries(PACKING).flatMap(([game, { together }]) =>
              together ? [{ name: `${game}-board`, test: new RegExp(`src/games/${game}/board/(${together})`) }] : [],
            ),
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': 'http://127.0.0.1:8080', '/socket': { target: 'ws://127.0.0.1:8080', ws: true } } },
});

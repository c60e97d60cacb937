import { features, layers, slices } from './architecture.mjs'

/** Folders that only Node runs. The server room of the shell is built into the pages. */
const server = '^src/(kernel|features)/.*server/'
/** Layers in which nothing may reach a server folder: they also run in the browser. */
const inBrowser = [
  '^src/design/',
  '^src/pages/',
  '^src/shell/',
  '^src/.*/web/',
  '^src/(root|entry\\.(client|server))\\.tsx$',
  '^src/browser/',
  '^src/app/(respond|documents)\\.tsx?$',
  '^src/features/pages/blocks/',
]
/** Tests read what they test, of any layer but their own order of features. */
const test = ['\\.(test|fixture)\\.tsx?$', '/testing\\.ts$', '/test-[^/]+\\.ts$']
/** What tests share. */
const forTests = ['^src/testing/', '^src/laws/', '^src/kernel/testing/']
/** What puts everything together: src/*.ts, the demo content, what tests share, and the laws. */
const composition = '^src/([^/]+\\.tsx?$|(app|browser|server|seed|testing|laws)/)'

const mayImport = {
  kernel: ['kernel'],
  design: ['kernel', 'design'],
  features: ['kernel', 'design', 'features'],
  pages: ['kernel', 'design', 'features', 'pages'],
  shell: ['kernel', 'design', 'features', 'shell'],
}

/** Who visits which site: set by the shell, asked by every page. The one file of it that pages import. */
const visit = ['^src/shell/context\\.ts$']

/** Packages that take tens of megabytes, and the only files that load them: those of a process of its own, which ends after the work (ADR 0071). */
const heavy = '(^|/)node_modules/(pdfkit|fontkit|jsonld|jsonld-signatures|rdf-canonize|@digitalbazaar|@digitalcredentials)/'
const inChild = [
  '^src/features/.*-child\\.ts$',
  '^src/kernel/pdf/server/(set-text|tagged-document)\\.ts$',
  '^src/features/badges/paper/server/draw-certificate\\.ts$',
  '^src/features/analytics/server/draw-report\\.ts$',
  '^src/features/badges/credential/server/document-loader\\.ts$',
]

/** What stands at the top of a sliced folder of the kernel, for all its slices. */
const base = { 'src/kernel/jsonapi': '[^/]+\\.ts$', 'src/kernel/http': '([^/]+\\.ts$|server/)' }

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

export default {
  forbidden: [
    ...layers
      .flatMap((layer) => [
        rule(
          `${layer}-imports-below`,
          `${layer} may import ${mayImport[layer].join(', ')} and packages`,
          { path: `^src/${layer}/`, pathNot: test },
          { path: '^src/[^/]+/', pathNot: ['^src/(app|browser)/', `^src/(${mayImport[layer].join('|')})/`, ...(layer === 'pages' ? visit : [])] },
        ),
        rule(
          `${layer}-knows-no-composition`,
          `${layer} does not know how it is put together; pages and shell read its tables of pages and tenants`,
          { path: `^src/${layer}/`, pathNot: test },
          {
            path: '^src/([^/]+\\.tsx?$|(app|browser)/[^/]+\\.tsx?$|server/)',
            pathNot: ['pages', 'shell'].includes(layer) ? '^src/app/(pages|tenants|abilities|resources)\\.ts$' : undefined,
          },
        ),
      ])
      .map(withoutUndefined),
    ...features.map((feature, at) =>
      rule(
        `${feature}-imports-upward`,
        `a feature imports only features above it in architecture.mjs`,
        { path: `^src/features/${feature}/`, pathNot: test },
        { path: '^src/features/', pathNot: `^src/features/(${features.slice(0, at + 1).join('|')})/` },
      ),
    ),
    ...Object.entries(slices).flatMap(([folder, names]) => [
      ...names.map((name, at) =>
        rule(
          `${folder.replace('src/', '').replaceAll('/', '-')}-${name}-imports-upward`,
          'a slice imports only slices above it in architecture.mjs, and never what registers its feature',
          { path: `^${folder}/${name}/`, pathNot: test },
          { path: `^${folder}/`, pathNot: `^${folder}/((${names.slice(0, at + 1).join('|')})/|${base[folder] ?? '#'})` },
        ),
      ),
      rule(
        'slice-is-listed',
        'every slice stands in architecture.mjs',
        { path: `^${folder}/[^/]+/`, pathNot: `^${folder}/(${[...names, 'server', 'web', 'clients', 'layouts'].join('|')})/` },
        {},
      ),
    ]),
    rule('feature-is-listed', 'every feature stands in architecture.mjs', { path: '^src/features/', pathNot: `^src/features/(${features.join('|')})/` }, {}),
    rule('browser-has-no-server', 'web, pages, shell and design never import a server folder', { path: inBrowser, pathNot: test }, { path: server }),
    rule(
      'feature-top-runs-everywhere',
      'the declaration, states, words and events of a feature import neither its server nor its web side',
      { path: ['^src/features/[^/]+/[^/]+\\.tsx?$', '^src/features/[^/]+/[^/]+/[^/]+\\.tsx?$'], pathNot: [...test, '/(server|web|clients)/'] },
      { path: '^src/.*/(server|web)/' },
    ),
    rule(
      'kernel-top-runs-everywhere',
      'so do the top files of the kernel',
      { path: ['^src/kernel/[^/]+/[^/]+\\.tsx?$', '^src/kernel/[^/]+/[^/]+/[^/]+\\.tsx?$'], pathNot: [...test, '/(server|web)/'] },
      { path: '^src/.*/(server|web)/' },
    ),
    rule(
      'frame-has-no-server',
      'what is drawn and what runs in the browser never import the server room of the shell',
      { path: '^src/shell/(frame|browser)/', pathNot: test },
      { path: '^src/shell/server/' },
    ),
    rule('server-has-no-web', 'a server folder never imports web', { path: server, pathNot: test }, { path: '^src/(.*/web|design|pages|shell)/' }),
    rule('no-circles', 'two files that need each other are one file, types included', { path: '^src/' }, { circular: true }),
    rule(
      'product-without-tests',
      'what tests share stays out of the product',
      { path: '^src/', pathNot: [...test, ...forTests] },
      { path: [...forTests, '\\.test\\.tsx?$'] },
    ),
    rule(
      'composition-of-the-server',
      'only what puts the product together knows all of it',
      { path: '^src/', pathNot: [composition, ...test] },
      { path: '^src/(seed)/' },
    ),
    rule('no-unresolvable', 'an import that leads nowhere', { path: '^src/' }, { couldNotResolve: true, pathNot: '^(\\./)?\\+types/|virtual:' }),
    rule(
      'heavy-in-a-child',
      'libraries for PDF and badges are loaded by a child process alone',
      { path: '^src/', pathNot: [...test, ...inChild] },
      { path: heavy },
    ),
    rule(
      'child-is-imported-by-none',
      'what only a child process runs is imported by nothing else',
      { path: '^src/', pathNot: [...test, ...inChild] },
      { path: inChild },
    ),
    rule(
      'no-dev-dependencies',
      'the product runs on its dependencies alone; Vite serves the pages while developing',
      {
        path: '^src/',
        pathNot: [...test, ...forTests, '^src/routes\\.ts$', '^src/kernel/http/pages/server/page-module\\.ts$', '^src/design/icon/draw-icons\\.ts$'],
      },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(build|\\.react-router)/|\\+types/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
}

function withoutUndefined(entry) {
  const to = Object.fromEntries(Object.entries(entry.to).filter(([, value]) => value !== undefined))
  return { ...entry, to }
}

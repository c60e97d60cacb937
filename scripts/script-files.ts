/**
 * Which modules share a file in the browser, the first that fits wins; what is not named here the bundler parts by who uses it.
 * A file that is packed whole is smaller than its parts are, and asked for once.
 */
export const scriptFiles = [
  // What every document has, with what loads later parts.
  { name: 'start-frame', test: /preload-helper|start-frame|src\/browser\/elements|\/when-online\.ts/, priority: 4 },
  // Documents load these later, without React and the frame.
  { name: 'small', test: /kernel\/i18n\/messages|kernel\/jsonapi\/names|form-values|tiles\.svg/, priority: 4 },
  { name: 'search-here', test: /places\/web\/(nearest-place|search-here)/, priority: 4 },
  { name: 'drag', test: /design\/drag\/(watch-|auto-scroll-)/, priority: 4 },
  // Changes with its version only, so a browser keeps it from one release to the next.
  { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 3 },
  // Without the entry: that runs last, when a page is whole.
  { name: 'frame', test: /src\/root|src\/shell\/frame\/(app-frame|side\/side-)/, priority: 2 },
  // What a form or a list is declared with: many small modules of which every page has most.
  {
    name: 'declared',
    test: /kernel\/(fields\/(field|form)|jsonapi\/(resource|client\/base-version)|access\/actor)\.ts|design\/(form\/define-form|lazy\/[\w-]+)\.tsx?$/,
    priority: 2,
  },
  // What the pages with a menu beside them share.
  { name: 'content-frame', test: /\/(content-frame|collapse)\.tsx$/, priority: 2 },
  // The words of a vacancy's codes: whoever needs some of them nearly always needs all.
  {
    name: 'vacancy-words',
    test: /features\/vacancies\/model\/(work-words|choice-words|status-words|extended-to|target-group-words|day-names|whole-dayparts)\.ts$/,
    priority: 2,
  },
  {
    name: 'basics',
    test: /design\/(button|page|facts|overlay|nav|badge|surface|feedback|link|choice|avatar|chip)\/[\w-]+\.tsx$|design\/field\/(field|text-field|select-field|text-area-field|date-field)\.tsx$|features\/organizations\/model\/(web\/)?theme-tiles\.ts$/,
    minShareCount: 10,
    priority: 1,
  },
]

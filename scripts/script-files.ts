/**
 * Which modules share a file in the browser; the first match wins, and the bundler distributes the rest by who imports it. One
 * large file compresses better than its parts, and takes one request.
 */
export const scriptFiles = [
  // What every document needs, with the loader of lazy parts.
  { name: 'start-frame', test: /preload-helper|start-frame|src\/browser\/elements|\/when-online\.ts/, priority: 4 },
  // Loaded by documents later, without React and the frame.
  {
    name: 'small',
    test: /kernel\/i18n\/(messages|dates)|kernel\/fields\/(date-text|telephone|normal-text|cut-text|web-address|domain-name)|kernel\/jsonapi\/names|kernel\/http\/(browser-fetch|retry-once|pages\/web\/call-api)|feedback\/show-toast|form-values|tiles\.svg/,
    priority: 4,
  },
  { name: 'visible-links', test: /browser\/visible-links/, priority: 4 },
  { name: 'search-here', test: /places\/web\/(nearest-place|search-here)/, priority: 4 },
  // What documents and pages with React both use: one file, so that the entry of documents names one.
  { name: 'drag', test: /design\/drag\/(watch-|auto-scroll-)|fill\/web\/form-conditions/, priority: 4 },
  // Changes only with a new version of React, so browsers can cache it across releases.
  { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 3 },
  // Without the entry, which runs last, when the page is complete.
  { name: 'frame', test: /src\/root|src\/shell\/frame\/(app-frame|header\/)/, priority: 2 },
  // What declares forms and lists: many small modules, most of which every page needs.
  {
    name: 'declared',
    test: /kernel\/(fields\/(field|form)|jsonapi\/(resource|client\/base-version)|access\/actor)\.ts|design\/(form\/define-form|lazy\/[\w-]+)\.tsx?$/,
    priority: 2,
  },
  // Shared by the pages with a menu beside them.
  { name: 'content-frame', test: /\/(content-frame|collapse|rail)\.tsx$/, priority: 2 },
  // The texts of a vacancy's codes: a page that needs some of them nearly always needs all.
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

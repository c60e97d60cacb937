const browsers: [sign: RegExp, name: string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox\/|FxiOS/, 'Firefox'],
  [/Chrom(e|ium)\/|CriOS/, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const systems: [sign: RegExp, name: string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

/** "Chrome, Android": enough to recognize one's own devices. Anything that is not a browser is shown as it named itself. */
export function deviceOf(userAgent: string | null): string {
  if (!userAgent) return '–'
  const browser = browsers.find(([sign]) => sign.test(userAgent))?.[1]
  const system = systems.find(([sign]) => sign.test(userAgent))?.[1]
  return [browser, system].filter(Boolean).join(', ') || userAgent.slice(0, 60)
}

/** Passes on the browser's user agent, so that the list of sessions shows the device and not this server. */
export function deviceHeader(request: Request): Record<string, string> {
  const userAgent = request.headers.get('user-agent')
  return userAgent ? { 'user-agent': userAgent } : {}
}

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

/** "Chrome, Android": enough to know one's own devices by. What is no browser shows how it called itself. */
export function deviceOf(userAgent: string | null): string {
  if (!userAgent) return '–'
  const browser = browsers.find(([sign]) => sign.test(userAgent))?.[1]
  const system = systems.find(([sign]) => sign.test(userAgent))?.[1]
  return [browser, system].filter(Boolean).join(', ') || userAgent.slice(0, 60)
}

/** The list of sessions names the device somebody holds, not the server between. */
export function deviceHeader(request: Request): Record<string, string> {
  const userAgent = request.headers.get('user-agent')
  return userAgent ? { 'user-agent': userAgent } : {}
}

/**
 * Whether an address elsewhere on the web may stand in a page of ours, the one rule for all of them. Not `login`: of
 * `https://bank.nl@elders.nl` people read the wrong half, and a password in an address is told to everybody.
 */
export function judgeWebAddress(address: string): 'fine' | 'none' | 'login' {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return 'none'
  const { hostname, username, password } = new URL(address)
  if (!hostname.includes('.')) return 'none'
  return username || password ? 'login' : 'fine'
}

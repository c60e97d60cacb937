/**
 * What stays open of a closed center whose removal is planned: signing in and out, a forgotten password, and the page on which an admin takes
 * everything along, with the calls, files and colours of these (ADR 0080).
 */
const open = [
  /^\/settings\/export(\.data)?$/,
  /^\/auth\/(login-1|recover|reset)(\.data)?$/,
  /^\/uitloggen(\.data)?$/,
  /^\/auth\/(sign_in|sign_out|validate_token|password)$/,
  /^\/api\/v1\/(current_user|current_organizations)$/,
  /^(\/door)?\/api\/v1\/center_exports(\/[\w-]+\/file)?$/,
  /^\/(assets|theme|uploads|files)\//,
]

/** @param url path and query of a request */
export function isOpenToLeave(url: string): boolean {
  const path = url.split('?', 1)[0]!
  return open.some((one) => one.test(path))
}

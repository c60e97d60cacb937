/** A backup or a restore that cannot be done. The message says why, what was left untouched, and what to do. */
export class BackupFault extends Error {
  override name = 'BackupFault'
}

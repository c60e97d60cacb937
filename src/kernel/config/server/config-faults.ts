/** The environment has invalid values. Start-up prints the message and exits with 78 (EX_CONFIG of sysexits.h). */
export class ConfigFaults extends Error {
  readonly faults: readonly string[]

  constructor(faults: readonly string[]) {
    const count = faults.length === 1 ? 'One setting has to change' : `${faults.length} settings have to change`
    super(`${count} before this can start:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`)
    this.name = 'ConfigFaults'
    this.faults = faults
  }
}

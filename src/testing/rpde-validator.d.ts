/** The parts that tests use; the package has no types. */
declare module '@openactive/rpde-validator' {
  type Fault = { type: string; severity: 'failure' | 'warning' | 'notice' | 'suggestion'; message: string }
  export function RpdeValidator(url: string, options: { pageLimit?: number }): Promise<{ pages: { url: string; errors: Fault[] }[] }>
}

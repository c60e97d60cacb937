/** A judge of structured data by the rules of Google, which brings no types of its own. */
declare module '@adobe/structured-data-validator' {
  type Issue = { issueMessage: string; severity: 'ERROR' | 'WARNING'; fieldNames: string[] }
  export default class Validator {
    validate(extracted: { jsonld: Record<string, readonly unknown[]>; microdata: object; rdfa: object }): Promise<Issue[]>
  }
}

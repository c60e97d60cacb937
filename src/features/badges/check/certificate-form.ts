/** What whoever checks a certificate sees. `guess`: what became of the name that was typed. */
export type CertificateForm = {
  purpose: 'certificate'
  state: 'valid' | 'withdrawn'
  title: string
  days: string[]
  minutes: number
  issuedAt: string
  withdrawnAt: string | null
  /** False where the name is not known any more. */
  canAskName: boolean
  guess: 'right' | 'wrong' | null
  isEmpty?: true
}

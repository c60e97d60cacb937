import { sendForm, type Sending } from '#kernel/http/bodies/web/send-form.ts'

type Sent = { picture: Blob; key: string; purpose: string; alt: string; onProgress: (share: number) => void }

/** Sends one picture, with what it is for and what is on it. */
export function sendPicture({ picture, key, purpose, alt, onProgress }: Sent): Sending {
  const form = new FormData()
  form.append('purpose', purpose)
  form.append('alt', alt)
  form.append('file', picture, 'picture')
  return sendForm({ path: 'uploads', form, key, onProgress })
}

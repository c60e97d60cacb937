/** The line that removes the cookie of a toast: Set-Cookie of a document that shows it, `document.cookie` of a page that React draws. */
export const takenToast = 'toast=; Path=/; Max-Age=0; Secure; SameSite=Lax'

import { messages } from './messages.ts'

const { password_reset_session, forbidden_while_impersonating, impersonation_forbidden, not_a_member, account_inactive, already_registered } = messages

/** What the codes of accounts and sessions say in the API's own documents. */
export const errorWords = { password_reset_session, forbidden_while_impersonating, impersonation_forbidden, not_a_member, account_inactive, already_registered }

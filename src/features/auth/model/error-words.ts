import { messages } from './messages.ts'

const { password_reset_session, forbidden_while_impersonating, impersonation_forbidden, not_a_member, account_inactive, already_registered } = messages

/** The sentences of error codes of accounts and sessions in documents of the API. */
export const errorWords = { password_reset_session, forbidden_while_impersonating, impersonation_forbidden, not_a_member, account_inactive, already_registered }

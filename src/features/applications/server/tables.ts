import type { ColumnType, Generated } from 'kysely'
import type { Answer } from '#features/applications/application.ts'
import type { ApplicationStatus, DeclineReason, WithdrawReason } from '#features/applications/states.ts'

declare module '#kernel/db/tables.ts' {
  interface Tables {
    applications: ApplicationTable
  }
}

export type ApplicationTable = {
  volunteer_center_id: string
  id: Generated<string>
  vacancy_id: string
  organization_id: string
  user_id: string
  conversation_id: string
  status: Generated<ApplicationStatus>
  motivation: string
  answers: ColumnType<Answer[], string, string>
  consent_share_at: Date
  source: Generated<string>
  decline_reason: DeclineReason | null
  withdraw_reason: WithdrawReason | null
  decided_by: string | null
  decided_at: Date | null
  first_response_at: Date | null
  reminded_days: Generated<number>
  escalated_at: Date | null
  created_at: Generated<Date>
}

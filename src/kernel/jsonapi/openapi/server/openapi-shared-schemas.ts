import type { Schema } from './openapi-schemas.ts'

const text = { type: 'string' }

/** An account as clients of devise_token_auth know it: flat, one-word keys (contract §1.1). */
const authUser: Schema = {
  type: 'object',
  required: ['id', 'type', 'provider', 'uid', 'email', 'name', 'locale', 'status'],
  properties: {
    id: text,
    type: { type: 'string', const: 'user' },
    provider: { type: 'string', const: 'email' },
    uid: text,
    email: text,
    name: text,
    locale: { type: 'string', enum: ['nl', 'en'] },
    status: { type: 'string', enum: ['active', 'invited', 'inactive', 'archived'] },
  },
  additionalProperties: false,
}

/** Texts, or texts by field; `code` is ours and stays the same in every language. */
const authErrors: Schema = {
  type: 'object',
  required: ['success', 'errors', 'code'],
  properties: {
    success: { type: 'boolean', const: false },
    status: { type: 'string', const: 'error' },
    errors: {
      anyOf: [
        { type: 'array', minItems: 1, items: { type: 'string', minLength: 1 } },
        {
          type: 'object',
          required: ['full_messages'],
          properties: { full_messages: { type: 'array', items: text } },
          additionalProperties: { type: 'array', items: text },
        },
      ],
    },
    code: { type: 'string', pattern: '^[a-z][a-z0-9_]*$' },
    data: { type: 'object', properties: { email: text } },
  },
  additionalProperties: false,
}

/** Schemas that every answer is built of. */
export const sharedSchemas: Record<string, Schema> = {
  AuthUser: authUser,
  AuthErrors: authErrors,
  Links: { type: 'object', additionalProperties: text },
  Meta: { type: 'object' },
  ListMeta: {
    type: 'object',
    required: ['total', 'pagination'],
    properties: {
      total: { type: 'integer' },
      pagination: { type: 'object', required: ['current', 'size', 'first', 'last', 'records'], additionalProperties: { type: ['integer', 'null'] } },
    },
  },
  Errors: {
    type: 'object',
    required: ['errors'],
    properties: {
      errors: {
        type: 'array',
        minItems: 1,
        items: {
          type: 'object',
          required: ['id', 'status', 'code', 'title'],
          properties: {
            id: text,
            status: { type: 'string', pattern: '^[45][0-9]{2}$' },
            code: { type: 'string', pattern: '^[a-z][a-z0-9_]*$' },
            title: { type: 'string', minLength: 1 },
            detail: { type: 'string', minLength: 1 },
            source: { type: 'object', properties: { pointer: text, parameter: text, header: text }, additionalProperties: false },
            meta: { type: 'object' },
          },
          additionalProperties: false,
        },
      },
      meta: { type: 'object' },
    },
    additionalProperties: false,
  },
}

import { expect, test } from 'vitest'
import { uuidV5 } from './uuid-v5.ts'

test.each([
  // RFC 9562, appendix A.4; then RFC 4122's namespace of addresses, and a name beyond ASCII (python3: uuid.uuid5).
  ['6ba7b810-9dad-11d1-80b4-00c04fd430c8', 'www.example.com', '2ed6657d-e927-568b-95e1-2665a8aea6a2'],
  ['6ba7b811-9dad-11d1-80b4-00c04fd430c8', 'https://example.com/', 'dd2c1780-811a-5296-81c5-178a0ef488bc'],
  ['6ba7b810-9dad-11d1-80b4-00c04fd430c8', 'café', '5e2e2331-a683-5e18-b56d-666e31574b41'],
])('%s and %s', (namespace, name, expected) => expect(uuidV5(namespace, name)).toBe(expected))

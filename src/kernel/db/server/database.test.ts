import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { freshDatabase } from '#kernel/testing/server/fresh-database.ts'
import { pipelineWrite, openDatabase, pipelineRead, type Tx } from './database.ts'
import { sendPipeline } from './pipeline.ts'
import { refusePrivilegedRole } from './pool.ts'
import { addressFor } from './roles.ts'
import { Unavailable } from './unavailable.ts'

const arnhem = '019aa000-0000-7000-8000-000000000001'
const nijmegen = '019aa000-0000-7000-8000-000000000002'

const db = await freshDatabase()
const owner = new pg.Client(db.config.databaseUrl)

beforeAll(async () => {
  await owner.connect()
  await owner.query(`
    create table notes (volunteer_center_id uuid not null, id int not null, body_text text, tags text[], facts jsonb, primary key (volunteer_center_id, id));
    select wall('notes');
    insert into notes values
      ('${arnhem}', 1, 'één kop koffie ☕', '{a,"b \\"c\\""}', '{"snake_key": 1}'), ('${arnhem}', 2, null, null, null),
      ('${nijmegen}', 1, 'van Nijmegen', null, null);`)
})
afterAll(async () => await owner.end())

const count = { text: 'select count(*) from notes', values: [] }
const backend = { text: 'select pg_backend_pid()', values: [] }

describe('a transaction in a center', () => {
  test('sees the rows of that center and no other', async () => {
    const bodies = await db.inCenter(nijmegen, async (tx) => (await sql<{ body_text: string }>`select body_text from notes`.execute(tx)).rows)
    expect(bodies).toEqual([{ body_text: 'van Nijmegen' }])
  })

  test('gives counts as numbers and jsonb as objects', async () => {
    const { rows } = await db.inCenter(arnhem, (tx) => sql`select facts, count(*) over () as how_many from notes where id = 1`.execute(tx))
    expect(rows).toEqual([{ facts: { snake_key: 1 }, how_many: 1 }])
  })

  test('cannot write a row for another center', async () => {
    const write = db.inCenter(arnhem, (tx) => sql`insert into notes values (${nijmegen}, 9)`.execute(tx))
    await expect(write).rejects.toMatchObject({ code: '42501' })
  })

  test('leaves nothing behind when the work throws', async () => {
    const failing = db.inCenter(arnhem, async (tx) => {
      await sql`insert into notes values (${arnhem}, 7)`.execute(tx)
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await db.read(arnhem, [count])).toEqual([[['2']]])
  })

  test('says so when a failed statement was swallowed, for nothing was kept then', async () => {
    const swallowing = db.inCenter(arnhem, async (tx) => {
      await sql`insert into notes values (${arnhem}, 7)`.execute(tx)
      await sql`select 1 / 0`.execute(tx).catch(() => {})
    })
    await expect(swallowing).rejects.toThrow('swallowed')
  })

  test('refuses queries that come after its end, which could be in another center', async () => {
    const late = await db.inCenter(arnhem, async (tx) => () => sql`select 1`.execute(tx))
    await expect(late()).rejects.toThrow('has ended')
    const lateWrite = await db.inCenter(arnhem, async (tx) => () => pipelineWrite(tx, sql`select 1`))
    expect(lateWrite).toThrow('has ended')
  })

  test('queries started together run in one round trip, one after the other', async () => {
    const both = await db.inCenter(arnhem, (tx) =>
      Promise.all([sql`select 1 as n`.execute(tx), sql`select 2 as n`.execute(tx), sql`select 3 as n`.execute(tx)]),
    )
    expect(both.map(({ rows }) => rows)).toEqual([[{ n: 1 }], [{ n: 2 }], [{ n: 3 }]])
  })

  test('runs again after a deadlock', async () => {
    let met = 0
    const both = Promise.withResolvers<void>()
    const cross = (first: number, second: number) =>
      db.inCenter(arnhem, async (tx) => {
        await sql`update notes set body_text = 'x' where id = ${first}`.execute(tx)
        met += 1
        if (met === 2) both.resolve()
        await both.promise
        await sql`update notes set body_text = 'y' where id = ${second}`.execute(tx)
      })
    await Promise.all([cross(1, 2), cross(2, 1)])
    // Usually three; on a busy machine the retry may take its row before the other has woken up, and they collide again.
    expect(met).toBeGreaterThanOrEqual(3)
  })

  test('sends what nobody waits for along with the next statement or with the commit, in the order given', async () => {
    const trips = vi.spyOn(pg.Client.prototype, 'query')
    const text = await db.inCenter(arnhem, async (tx) => {
      pipelineWrite(tx, sql`insert into notes values (${arnhem}, 20, 'first')`)
      pipelineWrite(tx, sql`update notes set body_text = body_text || ', then second' where id = 20`)
      const { rows } = await sql<{ body_text: string }>`select body_text from notes where id = 20`.execute(tx)
      expect(trips).toHaveBeenCalledTimes(1)
      pipelineWrite(tx, sql`delete from notes where id = 20`)
      return rows[0]?.body_text
    })
    expect(trips).toHaveBeenCalledTimes(2)
    trips.mockRestore()
    expect(text).toBe('first, then second')
    expect(await db.read(arnhem, [count])).toEqual([[['2']]])
  })

  test('reads along with the commit what was written before it', async () => {
    const trips = vi.spyOn(pg.Client.prototype, 'query')
    const { rows } = await db.inCenter(arnhem, async (tx) => {
      pipelineWrite(tx, sql`update notes set body_text = 'thee' where id = 2`)
      return { rows: pipelineRead(tx, { text: 'select body_text, tags from notes where id = $1', values: [2] }) }
    })
    expect(trips).toHaveBeenCalledTimes(1)
    trips.mockRestore()
    expect(await rows).toEqual([['thee', null]])
  })

  test('keeps nothing when something nobody waits for fails, before or at the commit', async () => {
    for (const more of [false, true]) {
      const failing = db.inCenter(arnhem, async (tx) => {
        await sql`insert into notes values (${arnhem}, 7)`.execute(tx)
        pipelineWrite(tx, sql`select 1 / 0`)
        if (more) await sql`select 1`.execute(tx)
      })
      await expect(failing).rejects.toMatchObject({ code: '22012' })
    }
    expect(await db.read(arnhem, [count])).toEqual([[['2']]])
  })

  test('keeps nothing when the check of an answer refuses it, also when that error was swallowed', async () => {
    const refuse = (rows: { n: number }[]) => {
      expect(rows).toEqual([{ n: 3 }])
      throw new Error('three is too many')
    }
    for (const last of [async () => {}, (tx: Tx) => sql`select 1`.execute(tx), (tx: Tx) => sql`select 1`.execute(tx).catch(() => {})]) {
      const refused = db.inCenter(arnhem, async (tx) => {
        pipelineWrite(tx, sql`insert into notes values (${arnhem}, 7)`)
        pipelineWrite(tx, sql<{ n: number }>`select count(*) as n from notes`, refuse)
        await last(tx)
      })
      await expect(refused).rejects.toThrow('three is too many')
    }
    expect(await db.read(arnhem, [count])).toEqual([[['2']]])
  })

  test('that asks nothing goes nowhere', async () => {
    expect(await db.inCenter(arnhem, async () => 'nothing')).toBe('nothing')
  })

  test('takes nothing but a uuid as its center', async () => {
    await expect(db.inCenter(`x', true); --`, async () => 1)).rejects.toThrow('uuid')
    await expect(db.read('', [])).rejects.toThrow('uuid')
  })
})

describe('prepared reads', () => {
  test('answer several queries of one center at once, as text', async () => {
    const answer = await db.read(arnhem, [
      { text: 'select id, facts, tags from notes where id = $1', values: [1] },
      count,
      { text: 'select $1::text, $2::bool, $3::int, $4::text[], $5::text', values: ['é"☕', true, 7, ['a', 'b "c"', 'd\\e', ''], null] },
      { text: 'select id from notes where id > $1', values: [99] },
    ])
    expect(answer).toEqual([[['1', '{"snake_key": 1}', '{a,"b \\"c\\""}']], [['2']], [['é"☕', 't', '7', '{a,"b \\"c\\"","d\\\\e",""}', null]], []])
  })

  test('take rows larger than a network packet', async () => {
    const [rows] = await db.read(arnhem, [{ text: `select repeat('€', 200000), n from generate_series(1, 20) n`, values: [] }])
    expect(rows).toHaveLength(20)
    expect(rows?.every(([text]) => text === '€'.repeat(200_000))).toBe(true)
  })

  test('the center is gone afterwards, also after an error', async () => {
    const app = new pg.Pool({ connectionString: addressFor('vw_app', db.config), max: 1 })
    const client = await app.connect()
    const send = async (queries: { text: string; values: string[] }[]) => {
      const { error, done } = await sendPipeline(
        client,
        queries.map((query) => ({ ...query, name: '' })),
      )
      if (error !== null) throw error
      return done.map(({ rows }) => rows)
    }
    const set = { text: `select set_config('app.center_id', $1, true)`, values: [arnhem] }
    const here = { text: `select current_setting('app.center_id', true)`, values: [] }
    expect(await send([set, here, count])).toEqual([[[arnhem]], [[arnhem]], [['2']]])
    expect(await send([here, count])).toEqual([[['']], [['0']]])
    await expect(send([set, { text: 'select 1 / 0', values: [] }, count])).rejects.toMatchObject({ code: '22012' })
    expect(await send([here, count])).toEqual([[['']], [['0']]])
    client.release()
    await app.end()
  })

  test('an error in one leaves the connection usable and the statements known', async () => {
    const wrong = { text: 'select nothing from notes', values: [] }
    for (let round = 0; round < 3; round += 1) {
      await expect(db.read(arnhem, [count, wrong, backend])).rejects.toMatchObject({ code: '42703' })
      expect(await db.read(arnhem, [count])).toEqual([[['2']]])
    }
    // A statement that parses but fails when executed, and then works.
    const divide = { text: 'select 1 / $1::int', values: [0] }
    await expect(db.read(arnhem, [divide])).rejects.toMatchObject({ code: '22012' })
    expect(await db.read(arnhem, [{ ...divide, values: [1] }])).toEqual([[['1']]])
  })

  test('each text is parsed once for each connection', async () => {
    const named = { text: 'select 42', values: [], name: 'the_answer' }
    const known = { text: `select name, generic_plans + custom_plans from pg_prepared_statements where name = 'the_answer'`, values: [] }
    await db.read(arnhem, [named])
    const [rows] = await db.read(arnhem, [known])
    const [later] = (await db.read(arnhem, [named, named, known])).slice(-1)
    expect(rows?.[0]?.[0]).toBe('the_answer')
    expect(Number(later?.[0]?.[1])).toBe(Number(rows?.[0]?.[1]) + 2)
  })

  test('a statement whose table changed is parsed anew', async () => {
    await owner.query(`create table changing (a int); insert into changing values (1); grant select on changing to vw_app`)
    const all = { text: 'select * from changing', values: [] }
    expect(await db.read(arnhem, [all])).toEqual([[['1']]])
    await owner.query(`alter table changing add column b text default 'new'`)
    expect(await db.read(arnhem, [all])).toEqual([[['1', 'new']]])
  })

  test('forty at a time on ten connections keep their centers apart', async () => {
    const one = { text: 'select volunteer_center_id, count(*) from notes group by 1', values: [] }
    const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => db.read(n % 2 ? arnhem : nijmegen, [one])))
    for (const [n, [rows]] of answers.entries()) expect(rows).toEqual([n % 2 ? [arnhem, '2'] : [nijmegen, '1']])
  })
})

describe('when the database goes away', () => {
  test('connections that the server ended are replaced', async () => {
    await db.read(arnhem, [count])
    await owner.query(`select pg_terminate_backend(pid) from pg_stat_activity where usename = 'vw_app' and datname = current_database()`)
    await expect.poll(() => db.read(arnhem, [count]).catch(() => null)).toEqual([[['2']]])
  })

  test('work in hand becomes Unavailable', async () => {
    const cut = db.inCenter(arnhem, async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
      await owner.query('select pg_terminate_backend($1)', [rows[0]?.pid])
      await sql`select 1`.execute(tx)
    })
    await expect(cut).rejects.toBeInstanceOf(Unavailable)
    expect(await db.answers()).toBe(true)
  })

  test('a server that is not there is Unavailable, not a crash', async () => {
    const nowhere = openDatabase({ databaseUrl: 'postgres://x:y@127.0.0.1:1/z', secretKey: 'k' })
    await expect(nowhere).rejects.toBeInstanceOf(Unavailable)
  })
})

test('a login with more power than row-level security allows is refused', async () => {
  const powerful = new pg.Pool({ connectionString: db.config.databaseUrl, max: 1 })
  await expect(refusePrivilegedRole({ pool: powerful })).rejects.toThrow('is a superuser, passes row-level security, owns tables')
  await powerful.end()
})

import { execFile } from 'node:child_process'
import { expect, onTestFinished, test } from 'vitest'
import { objectIn } from './answers.ts'
import { projectRoot, startTestServer } from './start-test-server.ts'
import { goodPassword as password, linkSentTo } from './test-accounts.ts'
import { makeEmptyPlace } from './test-database.ts'

const command = (parameters: readonly string[], variables: Readonly<Record<string, string>>) =>
  new Promise<{ readonly code: unknown; readonly printed: string }>((resolve) => {
    const program = ['--import', 'tsx', 'scripts/add-administrator.ts', ...parameters]
    const env = { ...process.env, ...variables }
    execFile(process.execPath, program, { cwd: projectRoot, env }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, printed: stdout + stderr }),
    )
  })

test('the command prints the link, which works at the server, or how it is used [OPS-01]', async () => {
  const place = await makeEmptyPlace()
  onTestFinished(() => place.drop())
  const variables = { DATA_DIR: place.dataFolder, DATABASE_URL: place.databaseUrl ?? '' }
  const wrong = await command(['demo', 'nobody'], variables)
  expect(wrong).toMatchObject({ code: 1, printed: expect.stringMatching(/^Usage: .*\nThe organisations are demo, /) })
  const right = await command(['demo', 'Chief@Sample.Example', '--super'], variables)
  const [, token = ''] = /\nhttp:\/\/localhost:\d+\/password\/([\w-]+)\n$/.exec(right.printed) ?? []
  expect(right.printed).toMatch(/^chief@sample\.example is an administrator of /)
  const started = await startTestServer({ place })
  onTestFinished(() => started.close())
  expect((await started.client().post('auth/password', { token, password, confirmPassword: password })).status).toBe(
    200,
  )
})

test('the command gives declared roles, and names them where one is unknown [ADM-15]', async () => {
  const place = await makeEmptyPlace()
  onTestFinished(() => place.drop())
  const variables = { DATA_DIR: place.dataFolder, DATABASE_URL: place.databaseUrl ?? '' }
  const unknown = await command(['demo', 'fin@sample.example', '--role', 'treasurer'], variables)
  expect(unknown).toMatchObject({
    code: 1,
    printed: expect.stringMatching(/^"treasurer" is no role of demo\. Its roles are administrator, .*, finance\.\n$/),
  })
  const both = ['--role', 'registrar', '--role', 'finance']
  const { printed } = await command(['demo', 'fin@sample.example', ...both], variables)
  expect(printed).toMatch(/^fin@sample\.example works for .* as: registrar, finance officer\.\n/)
  const [, token = ''] = /\/password\/([\w-]+)\n$/.exec(printed) ?? []
  const started = await startTestServer({ place })
  onTestFinished(() => started.close())
  const client = started.client()
  expect((await client.post('auth/password', { token, password, confirmPassword: password })).status).toBe(200)
  const login = await client.post('auth/login', { email: 'fin@sample.example', password })
  expect(objectIn(login)).toMatchObject({
    user: { roles: [expect.objectContaining({ id: 'registrar' }), expect.objectContaining({ id: 'finance' })] },
  })
})

test('where the server sends e-mails, the link is e-mailed, and not printed [OPS-01 OPS-08]', async () => {
  const place = await makeEmptyPlace()
  onTestFinished(() => place.drop())
  const mail = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'office@sample.example' }
  const variables = { DATA_DIR: place.dataFolder, DATABASE_URL: place.databaseUrl ?? '', ...mail }
  const { printed } = await command(['demo', 'chief@sample.example'], variables)
  expect(printed).not.toContain('/password/')
  const started = await startTestServer({ place })
  onTestFinished(() => started.close())
  const token = await linkSentTo(started, 'demo', 'chief@sample.example')
  expect((await started.client().post('auth/password', { token, password, confirmPassword: password })).status).toBe(
    200,
  )
})

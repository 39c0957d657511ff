import { describe, expect, test } from 'vitest'
import { serverAddress } from '../../src/server/platform/database/server-address.ts'
import { ServerRoleError } from '../../src/server/platform/database/server-role-error.ts'

describe('the server’s password', () => {
  test('is the same for every process, different for another owner’s password, and never the owner’s', () => {
    const one = serverAddress('postgres://owner:secret@db/regalia?sslmode=require', undefined)
    const same = serverAddress('postgres://owner:secret@db/regalia?sslmode=require', undefined)
    const other = serverAddress('postgres://owner:other@db/regalia', undefined)
    expect(one).toEqual(same)
    expect(one.password).not.toBe(other.password)
    expect(one.url).toMatch(/^postgres:\/\/regalia_server:[\w-]{43}@db\/regalia\?sslmode=require$/)
  })

  test('needs an owner’s password', () => {
    expect(() => serverAddress('postgres://owner@db/regalia', undefined)).toThrow(ServerRoleError)
    expect(serverAddress('postgres://owner@db/regalia', 'postgres://working:x@db/regalia')).toEqual({
      url: 'postgres://working:x@db/regalia',
      password: undefined,
    })
  })
})

import { describe, expect, test } from 'vitest'
import { valueHistory } from '../../../src/engine/check/report/value-history.ts'
import { declared, overlay } from '../compose/declared-example.ts'

const variant = 'tenants/variants/shared/overlays/forms/login.json'
const own = 'tenants/a/overlays/forms/login.json'

describe('how a value came about [ENG-04]', () => {
  test('is each layer’s value, with the file, place, action and reason', () => {
    expect(valueHistory(declared(), 'a', 'forms/login', '/schema/properties/email/title')).toEqual([
      {
        layer: 'base',
        file: 'schemas/forms/login/schema.json',
        pointer: '/properties/email/title',
        actions: [],
        value: 'E-mail',
      },
      {
        layer: 'variant:shared',
        file: variant,
        pointer: '/actions/0/update',
        actions: [{ action: 'update', reason: 'Shared label.' }],
        value: 'Mail',
      },
      {
        layer: 'tenant:a',
        file: own,
        pointer: '/actions/0/update',
        actions: [{ action: 'update', reason: 'Own label.' }],
        value: 'Address',
      },
    ])
  })

  test('is the base’s alone for an organisation without overlays', () => {
    const layers = valueHistory(declared(), 'b', 'forms/login', '/schema/properties/email/title')
    expect(layers.map(({ layer, value }) => [layer, value])).toEqual([['base', 'E-mail']])
  })

  test('begins with the organisation for a document of its own', () => {
    const layers = valueHistory(declared(), 'a', 'sections/talks', '/page/title')
    expect(layers.map(({ layer, value }) => [layer, value])).toEqual([
      ['tenant:a', 'Talks'],
      ['tenant:a', 'Our talks'],
    ])
  })

  const removal = {
    target: '$.schema.properties.free',
    description: 'Not here.',
    remove: true,
    'x-was': { type: 'string' },
  }

  test('ends without a value where an action removes it', () => {
    const files = declared({ [own]: overlay('forms/login', [removal]) })
    expect(valueHistory(files, 'a', 'forms/login', '/schema/properties/free').slice(1)).toEqual([
      {
        layer: 'tenant:a',
        file: own,
        pointer: '',
        actions: [{ action: 'remove', reason: 'Not here.' }],
        value: undefined,
      },
    ])
  })

  test('follows an item of a list, whatever is removed before it', () => {
    const base = { kind: 'tabs', title: 'Profile', tabs: [{ id: 'old' }, { id: 'bio', title: 'Bio' }] }
    const actions = [
      {
        target: "$.page.tabs[?@.id == 'old']",
        description: 'Gone.',
        remove: true,
        'x-was': { id: 'old' },
        'x-saw': ['old', 'bio'],
      },
      {
        target: "$.page.tabs[?@.id == 'bio']",
        description: 'Ours.',
        update: { title: 'About you' },
        'x-was': { title: 'Bio' },
      },
    ]
    const files = declared({
      'schemas/pages/profile/page.json': base,
      'tenants/a/overlays/pages/profile.json': overlay('pages/profile', actions),
    })
    const layers = valueHistory(files, 'a', 'pages/profile', '/page/tabs/0/title')
    expect(
      layers.map(({ pointer, actions: done, value }) => [pointer, done.map(({ reason }) => reason), value]),
    ).toEqual([
      ['/tabs/1/title', [], 'Bio'],
      ['/actions/1/update/title', expect.arrayContaining(['Ours.']), 'About you'],
    ])
  })

  test('an unknown document is refused by its name', () => {
    expect(() => valueHistory(declared(), 'b', 'forms/none', '')).toThrow('b has no document "forms/none"')
  })
})

import { describe, expect, test } from 'vitest'
import { bundleBase } from '../../../src/engine/compose/bundle-base.ts'
import { composePublished } from '../../../src/engine/compose/compose-published.ts'
import { composeTenant } from '../../../src/engine/compose/compose-tenant.ts'
import { composeTheme } from '../../../src/engine/compose/compose-theme.ts'
import { publishedOverlay, withPublished } from '../../../src/engine/compose/published-layer.ts'
import { themeDocument } from '../../../src/engine/document/declaration-files.ts'
import { composeActions } from '../../../src/engine/editing/composed-actions.ts'
import { editedOrigin } from '../../../src/engine/editing/edited-origin.ts'
import { goBack, setValue } from '../../../src/engine/editing/edits/values.ts'
import { overlayFiles, readOverlayFile } from '../../../src/engine/editing/overlay-file.ts'
import { currentState, editDocument, resultingActions, undoEdit } from '../../../src/engine/editing/session.ts'
import { isJsonObject } from '../../../src/engine/json/json.ts'
import { fc } from '../../properties.ts'
import { editedBy, organisations, savedOverlay, sessionOn, shippedFiles } from './shipped-documents.ts'

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

const edits = fc.array(
  fc.oneof(
    fc.tuple(
      fc.constantFrom(
        '/theme/colors/primary',
        '/theme/colors/accent',
        '/theme/inks/page',
        '/theme/inks/primary',
        '/theme/inks/error',
      ),
      fc.option(color, { nil: undefined }),
    ),
    fc.tuple(fc.constant('/theme/shape/radius'), fc.integer({ min: 0, max: 40 })),
    fc.tuple(fc.constant('/theme/typography/headingFontFamily'), fc.constantFrom(undefined, 'Georgia, serif')),
    fc.tuple(fc.constant('/theme/login/layout'), fc.constantFrom('split', 'cover', 'banner', 'centred')),
    fc.tuple(fc.constant('/theme/login/pattern/style'), fc.constantFrom(undefined, 'waves', 'none')),
  ),
  { maxLength: 8 },
)

describe.each(organisations)('the theme of %s [ADM-16]', (tenant) => {
  const begun = sessionOn(tenant, themeDocument)

  test('what is edited is what its actions compose to, is the same from its file, and goes back [ADM-05 ADM-07]', () => {
    fc.assert(
      fc.property(edits, (made) => {
        const session = made.reduce((one, [pointer, value]) => {
          const next = editDocument(one, setValue(pointer, value), 'The council decided it.')
          return typeof next === 'string' ? one : next
        }, begun)
        const actions = resultingActions(session)
        const composed = composeActions(session.edited, actions)
        expect(composed.issues).toEqual([])
        expect(composed.document).toEqual(currentState(session).document)
        const [file] = overlayFiles({ id: themeDocument, title: 'Brand' }, actions)
        expect(readOverlayFile(file?.content ?? '', themeDocument)).toEqual(actions)
        expect(resultingActions(session.states.reduce(undoEdit, session))).toEqual([])
        const published = new Map([[themeDocument, savedOverlay(session)]])
        const base = bundleBase(shippedFiles)
        const whole = composePublished(base, tenant, published).composed
        expect(whole.theme).toEqual(composed.document.theme)
        expect(composeTheme(withPublished(base, tenant, published), tenant)).toEqual(whole.theme)
      }),
      { numRuns: 15 },
    )
  })

  test('says which layer set a colour, and goes back to it [ADM-12]', () => {
    const edited = editedBy(begun, setValue('/theme/colors/primary', '#102030'), 'The brand has changed.')
    const { inherited, below, ...origin } = editedOrigin(edited, '/theme/colors/primary')
    expect(origin).toEqual({ layer: 'published', reason: 'The brand has changed.', isChanged: true })
    expect(inherited).toBe(getColor(tenant))
    // The whole theme is the organisation's own: that is no reason for this colour.
    expect(below).toEqual({ layer: `tenant:${tenant}` })
    expect(editedOrigin(begun, '/theme/colors/primary').layer).toBe(`tenant:${tenant}`)
    expect(resultingActions(editedBy(edited, goBack('/theme/colors/primary'), ''))).toEqual([])
  })
})

test('the overlay of a colour is what a person would write [ADM-05]', () => {
  const edited = editedBy(sessionOn('demo', themeDocument), setValue('/theme/colors/primary', '#12395b'), 'New brand.')
  expect(resultingActions(edited)).toEqual([
    {
      target: '$.theme.colors',
      description: 'New brand.',
      update: { primary: '#12395b' },
      'x-was': { primary: '#f0a948' },
    },
  ])
})

test('a published overlay that no longer fits leaves the theme as declared [ENG-05]', () => {
  const action = { target: '$.theme.colours', description: 'A misspelt colour.', update: { primary: '#12395b' } }
  const overlays = new Map([[themeDocument, publishedOverlay(themeDocument, [action])]])
  const base = bundleBase(shippedFiles)
  const declared = composeTenant(shippedFiles, 'demo').theme
  expect(composePublished(base, 'demo', overlays)).toMatchObject({ unfit: [themeDocument] })
  expect(composeTheme(withPublished(base, 'demo', overlays), 'demo')).toEqual(declared)
})

test('overlays of variants and of the organisation change a theme, and later ones win [ENG-05]', () => {
  const overlay = (primary: string, was: string) => ({
    ...publishedOverlay(themeDocument, [
      { target: '$.theme.colors', description: 'Brand.', update: { primary }, 'x-was': { primary: was } },
    ]),
  })
  const files = new Map([
    ...shippedFiles,
    ['tenants/demo/tenant.json', { ...object(shippedFiles.get('tenants/demo/tenant.json')), variants: ['shared'] }],
    ['tenants/variants/shared/overlays/themes/brand.json', overlay('#111111', '#f0a948')],
    ['tenants/demo/overlays/themes/brand.json', overlay('#222222', '#111111')],
  ] as const)
  expect(composeTenant(files, 'demo').issues).toEqual([])
  expect(composeTheme(bundleBase(files), 'demo')).toMatchObject({ colors: { primary: '#222222' } })
})

const object = (value: unknown) => (isJsonObject(value) ? value : {})

const getColor = (tenant: string) => object(composeTenant(shippedFiles, tenant).theme['colors'])['primary']

import { styled } from '@mui/material/styles'
import type { StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { JsonObject } from '../../src/engine/json/json.ts'
import type { LoginLayout, LoginPattern, PatternTone } from '../../src/generated/closed-names.ts'
import { ApiError } from '../../src/portal/api/api-error.ts'
import { BrandPattern } from '../../src/portal/layouts/brand/BrandPattern.tsx'
import { loginBrand } from '../../src/portal/layouts/brand/login-brand.ts'
import { fails } from './portal/sample-response.ts'
import { fill, screen, shows, submit } from './portal/screen.tsx'

export default { title: 'Screens/Log-in' }

/** As the organisation's theme declares it: layout, pattern, colours. */
export const LogIn = screen({ at: '/' })
export const OnPhone = screen({ at: '/', phone: true })
export const InKiswahili = screen({ at: '/', language: 'sw' })

const layout = (name: LoginLayout, style: LoginPattern, more: JsonObject = {}) =>
  screen({ at: '/', look: { layout: name, pattern: { style, ground: 'primary', tone: 'soft', ...more } } })

export const LayoutSplit = layout('split', 'waves', { tone: 'deep' })
export const LayoutCover = layout('cover', 'weave', { tone: 'deep' })
export const LayoutBanner = layout('banner', 'arches')
export const LayoutCentred = layout('centred', 'petals')

const patterns = [
  'arcs',
  'grid',
  'petals',
  'arches',
  'weave',
  'waves',
  'none',
] as const satisfies readonly LoginPattern[]

/** Every pattern, on a light ground and on a dark one, in the organisation's colours. */
export const Patterns: StoryObj = {
  render: () => (
    <Swatches>
      {patterns.flatMap((style) =>
        (['soft', 'deep'] as const).map((tone) => <Swatch key={`${style} ${tone}`} style={style} tone={tone} />),
      )}
    </Swatches>
  ),
}

interface SwatchProps {
  readonly style: LoginPattern
  readonly tone: PatternTone
}

function Swatch({ style, tone }: SwatchProps) {
  const { pattern } = loginBrand({ login: { pattern: { style, tone, ground: 'primary', mark: 'secondary' } } })
  return (
    <figure>
      <div style={{ background: pattern.background }}>
        <BrandPattern colours={pattern} />
      </div>
      <figcaption>
        {style}, {tone}
      </figcaption>
    </figure>
  )
}

const Swatches = styled('main')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
  gap: theme.spacing(3),
  '& figure': { margin: 0 },
  '& figure > div': { position: 'relative', height: 200, borderRadius: theme.shape.borderRadius, overflow: 'hidden' },
  '& figcaption': { marginTop: theme.spacing(1) },
}))

export const WrongPassword = screen({
  at: '/',
  responses: [
    fails('auth/login', new ApiError('Wrong e-mail address or password', 422, { code: 'wrong-credentials' })),
  ],
  then: async (canvas) => {
    await fill(canvas, /^(E-mail|Barua pepe)/, 'akinyi@members.example')
    await fill(canvas, /^(Password|Nenosiri)/, 'Example#2026')
    await submit(canvas)
    await shows('Wrong e-mail address or password')
  },
})

export const NothingEntered = screen({
  at: '/',
  then: async (canvas) => {
    await submit(canvas)
    await expect((await canvas.findAllByRole('alert')).length).toBeGreaterThan(0)
  },
})

export const SessionEnded = screen({
  at: '/',
  as: 'member',
  notice: 'You were logged out because you had not done anything for 15 minutes.',
})

/** A firm arrives from its category, and is invited to log in or to register. */
export const ForFirm = screen({ at: '/?redirect=/firm' })
export const RegistrationClosed = screen({ at: '/', settings: { registration: false } })

import { useMemo, useState } from 'react'
import type { CSSProperties } from 'react'
import { styled, ThemeProvider } from '@mui/material/styles'
import { assetPath } from '../../../../../contract/asset-path.ts'
import type { StartData } from '../../../../../contract/start-data.ts'
import { objectAt, ownValue } from '../../../../../engine/json/json.ts'
import type { JsonObject } from '../../../../../engine/json/json.ts'
import { makeTheme } from '../../../../../renderer/theme/make-theme.ts'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { StartContext, useStart } from '../../../../ui/start-context.ts'
import { InkContrasts } from '../../theme/InkContrasts.tsx'
import { lookVariables } from '../../theme/palette-variables.ts'
import { SampleLogin } from '../../theme/SampleLogin.tsx'
import { SamplePage } from '../../theme/SamplePage.tsx'
import { useEdited } from '../session/editing-context.ts'
import { Canvas, CanvasHead } from './canvas-parts.ts'
import { previewedPhone, PreviewWidth } from './PreviewWidth.tsx'
import type { PreviewedWidth } from './PreviewWidth.tsx'

const noTheme: JsonObject = {}

/**
 * A page and the log-in page in the edited theme, drawn by the portal's own components, and how legible its texts are.
 * A colour that the settings have is drawn as they have it, since that is what members would see.
 */
export function PreviewedTheme() {
  const text = useText()
  const start = useStart()
  const { editing } = useEdited()
  const { theme: edited = noTheme } = editing.document
  const { site_colors } = start.settings
  const [width, setWidth] = useState<PreviewedWidth>('wide')
  const theme = useMemo(() => makeTheme(edited, site_colors), [edited, site_colors])
  const look: CSSProperties = {
    ...lookVariables(theme),
    ...(width === 'phone' && { maxWidth: previewedPhone }),
  }
  return (
    <Canvas data-tour="preview" aria-label={text('portal.theme-preview.title')}>
      <CanvasHead>
        <h2>{text('portal.theme-preview.title')}</h2>
        <PreviewWidth width={width} onChoose={setWidth} />
      </CanvasHead>
      <ThemeProvider theme={theme}>
        <StartContext value={useMemo(() => startWith(start, edited), [start, edited])}>
          {/* Nothing in it can be used; the list below says what it shows. */}
          <Drawn style={look} inert aria-hidden="true">
            <SamplePage />
          </Drawn>
          <Drawn style={look} inert aria-hidden="true">
            <SampleLogin />
          </Drawn>
        </StartContext>
      </ThemeProvider>
      <InkContrasts theme={edited} siteColors={site_colors} />
    </Canvas>
  )
}

/** The start data as it would be with a theme; files that it does not name otherwise stay at their addresses. */
function startWith(start: StartData, theme: JsonObject): StartData {
  const addressOf = (name: string): string | undefined => {
    const file = ownValue(theme, name)
    return typeof file !== 'string' || file === ownValue(start.theme, name) ? undefined : assetPath(file)
  }
  const logo = addressOf('logo') ?? start.logo
  const picture = ownValue(objectAt(theme, 'login'), 'picture')
  const isSame = picture === ownValue(objectAt(start.theme, 'login'), 'picture')
  return {
    ...start,
    theme,
    logo,
    mark: addressOf('mark') ?? (ownValue(theme, 'mark') === undefined ? logo : start.mark),
    logoReversed:
      addressOf('logoReversed') ?? (ownValue(theme, 'logoReversed') === undefined ? logo : start.logoReversed),
    loginPicture: isSame ? start.loginPicture : typeof picture === 'string' ? assetPath(picture) : undefined,
  }
}

const Drawn = styled('div')({
  containerType: 'inline-size',
  overflow: 'hidden',
  marginBlockEnd: 16,
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 'var(--mui-shape-borderRadius)',
  background: 'var(--mui-palette-background-default)',
  color: 'var(--mui-palette-text-primary)',
})

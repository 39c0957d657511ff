import { styled } from '@mui/material/styles'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { brandColorNames } from '../../../../engine/color/brand-colors.ts'
import { contrastRatio, textContrast } from '../../../../engine/color/contrast.ts'
import { paper } from '../../../../engine/color/palette.ts'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { ContrastList, Swatch } from '../theme/contrast-list.ts'
import { useRatioText } from '../theme/use-ratio-text.ts'

/**
 * For each colour its contrast with the text on it, and as text on white, where the portal uses a darker shade of it.
 * Folded where it would stand between the page's heading and the form.
 */
export function ColorContrasts({ theme }: { readonly theme: Theme }) {
  const text = useText()
  const ratio = useRatioText()
  const isBeside = useMediaQuery(({ breakpoints }) => breakpoints.up('lg'))
  return (
    <Folded open={isBeside}>
      <summary>{text('portal.contrast.title')}</summary>
      <p>{text('portal.contrast.lead')}</p>
      <ContrastList aria-label={text('portal.contrast.title')}>
        {brandColorNames.map((name) => {
          const { main, contrastText, text: shade } = theme.palette[name]
          const onWhite = contrastRatio(main, paper)
          return (
            <li key={name}>
              <Swatch style={{ background: main, color: contrastText }} aria-hidden="true">
                Aa
              </Swatch>
              <div>
                <strong>{text(`portal.contrast.${name}`)}</strong>
                <span>{text('portal.contrast.on-it', { ratio: ratio(contrastRatio(main, contrastText)) })}</span>
                <span>
                  {onWhite >= textContrast
                    ? text('portal.contrast.as-text', { ratio: ratio(onWhite) })
                    : text('portal.contrast.darkened', { ratio: ratio(onWhite), shade })}
                </span>
              </div>
            </li>
          )
        })}
      </ContrastList>
    </Folded>
  )
}

const Folded = styled('details')(({ theme }) => ({
  marginTop: theme.spacing(2),
  '& summary': { ...theme.typography.button, cursor: 'pointer', minHeight: 32 },
  '& p': {
    ...theme.typography.body2,
    margin: theme.spacing(0.5, 0, 1.5),
    color: 'var(--mui-palette-text-secondary)',
  },
}))

import { useId } from 'react'
import Typography from '@mui/material/Typography'
import type { NamedColor } from '../../../../engine/color/brand-colors.ts'
import { contrastPairs, isLegible } from '../../../../engine/color/contrast-pairs.ts'
import type { ContrastPair } from '../../../../engine/color/contrast-pairs.ts'
import type { JsonObject } from '../../../../engine/json/json.ts'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { ContrastList, Swatch } from './contrast-list.ts'
import { useRatioText } from './use-ratio-text.ts'

interface InkContrastsProps {
  readonly theme: JsonObject
  readonly siteColors: readonly NamedColor[]
}

/** Every text of a theme with the contrast that it has, and whether the theme may be published so. */
export function InkContrasts({ theme, siteColors }: InkContrastsProps) {
  const text = useText()
  const id = useId()
  // What is refused is judged by the theme alone; it is shown as the settings have it, where they have another colour.
  const refused = contrastPairs(theme).filter((pair) => pair.isDeclared && !isLegible(pair))
  const pairs = contrastPairs(theme, siteColors).map((pair) => refused.find(({ name }) => name === pair.name) ?? pair)
  return (
    <section aria-labelledby={id}>
      <Typography variant="h4" component="h3" id={id} sx={{ mt: 3 }}>
        {text('portal.contrast.inks')}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {text('portal.contrast.inks-lead')}
      </Typography>
      <Typography component="output" sx={{ display: 'block', my: 1.5, fontWeight: 600 }}>
        {refused.length === 0
          ? text('portal.contrast.legible')
          : text('portal.contrast.illegible', { count: refused.length })}
      </Typography>
      <ContrastList aria-labelledby={id}>
        {pairs.map((pair) => (
          <Pair key={pair.name} pair={pair} />
        ))}
      </ContrastList>
    </section>
  )
}

function Pair({ pair }: { readonly pair: ContrastPair }) {
  const text = useText()
  const ratioText = useRatioText()
  const { name, ink, ground } = pair
  const ratio = ratioText(pair.ratio)
  const contrast = text(name === 'page' ? 'portal.contrast.on-page' : 'portal.contrast.on-it', { ratio })
  return (
    <li>
      {isLegible(pair) ? (
        <Swatch style={{ background: ground, color: ink }} aria-hidden="true">
          Aa
        </Swatch>
      ) : (
        // Both colours without letters, which nobody could read.
        <Swatch style={{ background: `linear-gradient(135deg, ${ground} 50%, ${ink} 50%)` }} />
      )}
      <div>
        <strong>{text(`portal.contrast.${name}`)}</strong>
        {isLegible(pair) ? (
          <span>{contrast}</span>
        ) : (
          <span data-wrong>{text('portal.contrast.too-little', { pair: contrast })}</span>
        )}
      </div>
    </li>
  )
}

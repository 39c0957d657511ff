import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { brandColorNames } from '../../../../engine/color/brand-colors.ts'
import { parsePointer } from '../../../../engine/json/pointer.ts'
import type { JsonPointer } from '../../../../engine/json/pointer.ts'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { PortalLink } from '../../../ui/PortalLink.tsx'
import { useStart } from '../../../ui/start-context.ts'

/** Says of a colour of the theme that the settings have another one, which has the last word (ADM-02). */
export function SettingColor({ pointer }: { readonly pointer: JsonPointer }) {
  const text = useText()
  const { settings } = useStart()
  const [, group, name] = parsePointer(pointer)
  const set = settings.site_colors.find(({ colorName }) => colorName.toLowerCase() === name)
  if (group !== 'colors' || set === undefined || !brandColorNames.some((one) => one === name)) return null
  return (
    <Typography variant="caption" component="p" sx={{ m: 0 }}>
      {text('portal.theme-preview.set-here', { color: set.color })}{' '}
      <Link component={PortalLink} to="/admin/settings">
        {text('portal.theme-preview.settings')}
      </Link>
    </Typography>
  )
}

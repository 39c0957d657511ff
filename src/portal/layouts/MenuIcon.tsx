import AdminPanelSettingsOutlined from '@mui/icons-material/AdminPanelSettingsOutlined'
import ArrowForwardOutlined from '@mui/icons-material/ArrowForwardOutlined'
import BadgeOutlined from '@mui/icons-material/BadgeOutlined'
import BusinessOutlined from '@mui/icons-material/BusinessOutlined'
import DashboardOutlined from '@mui/icons-material/DashboardOutlined'
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined'

/** Icons by the name that a menu entry declares. */
const icons: ReadonlyMap<string, typeof DashboardOutlined> = new Map([
  ['dashboard', DashboardOutlined],
  ['profile', BadgeOutlined],
  ['application', DescriptionOutlined],
  ['firm', BusinessOutlined],
  ['administration', AdminPanelSettingsOutlined],
])

/** A menu entry's icon; an arrow for a name that the portal does not know. */
export function MenuIcon({ name }: { readonly name: string }) {
  const Icon = icons.get(name) ?? ArrowForwardOutlined
  return <Icon aria-hidden="true" fontSize="small" />
}

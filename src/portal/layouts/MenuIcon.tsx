import AdminPanelSettingsOutlined from '@mui/icons-material/AdminPanelSettingsOutlined'
import ArrowForwardOutlined from '@mui/icons-material/ArrowForwardOutlined'
import BadgeOutlined from '@mui/icons-material/BadgeOutlined'
import BusinessOutlined from '@mui/icons-material/BusinessOutlined'
import DashboardOutlined from '@mui/icons-material/DashboardOutlined'
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

/** Icons by the name that a menu entry declares. */
const icons: ReadonlyMap<string, ReactNode> = new Map([
  ['dashboard', <DashboardOutlined key="dashboard" />],
  ['profile', <BadgeOutlined key="profile" />],
  ['application', <DescriptionOutlined key="application" />],
  ['firm', <BusinessOutlined key="firm" />],
  ['administration', <AdminPanelSettingsOutlined key="administration" />],
])

/** A menu entry's icon; an arrow for a name that the portal does not know. Decoration beside the entry's title. */
export function MenuIcon({ name }: { readonly name: string }) {
  return <Slot aria-hidden="true">{icons.get(name) ?? <ArrowForwardOutlined />}</Slot>
}

const Slot = styled('span')({ display: 'inline-flex', '& svg': { width: 20, height: 20 } })

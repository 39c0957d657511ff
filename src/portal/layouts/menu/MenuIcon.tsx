import AdminPanelSettingsOutlined from '@mui/icons-material/AdminPanelSettingsOutlined'
import ArrowForwardOutlined from '@mui/icons-material/ArrowForwardOutlined'
import BadgeOutlined from '@mui/icons-material/BadgeOutlined'
import BusinessOutlined from '@mui/icons-material/BusinessOutlined'
import DashboardOutlined from '@mui/icons-material/DashboardOutlined'
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined'
import AutorenewOutlined from '@mui/icons-material/AutorenewOutlined'
import EventOutlined from '@mui/icons-material/EventOutlined'
import HandymanOutlined from '@mui/icons-material/HandymanOutlined'
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined'
import SchoolOutlined from '@mui/icons-material/SchoolOutlined'
import TrendingUpOutlined from '@mui/icons-material/TrendingUpOutlined'
import VerifiedOutlined from '@mui/icons-material/VerifiedOutlined'
import WorkspacePremiumOutlined from '@mui/icons-material/WorkspacePremiumOutlined'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

/** Icons by the name that a menu entry declares. */
const icons: ReadonlyMap<string, ReactNode> = new Map([
  ['dashboard', <DashboardOutlined key="dashboard" />],
  ['profile', <BadgeOutlined key="profile" />],
  ['application', <DescriptionOutlined key="application" />],
  ['firm', <BusinessOutlined key="firm" />],
  ['subscription', <AutorenewOutlined key="subscription" />],
  ['events', <EventOutlined key="events" />],
  ['projects', <HandymanOutlined key="projects" />],
  ['billing', <ReceiptLongOutlined key="billing" />],
  ['cpd', <SchoolOutlined key="cpd" />],
  ['upgrade', <TrendingUpOutlined key="upgrade" />],
  ['certificate', <VerifiedOutlined key="certificate" />],
  ['license', <WorkspacePremiumOutlined key="license" />],
  ['administration', <AdminPanelSettingsOutlined key="administration" />],
])

/** A menu entry's icon; an arrow for a name that the portal does not know. Decoration beside the entry's title. */
export function MenuIcon({ name }: { readonly name: string }) {
  return <Slot aria-hidden="true">{icons.get(name) ?? <ArrowForwardOutlined />}</Slot>
}

const Slot = styled('span')({ display: 'inline-flex', '& svg': { width: 20, height: 20 } })

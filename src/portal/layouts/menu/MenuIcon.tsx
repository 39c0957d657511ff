import AccountBalanceOutlined from '@mui/icons-material/AccountBalanceOutlined'
import AdminPanelSettingsOutlined from '@mui/icons-material/AdminPanelSettingsOutlined'
import BarChartOutlined from '@mui/icons-material/BarChartOutlined'
import BadgeOutlined from '@mui/icons-material/BadgeOutlined'
import BusinessOutlined from '@mui/icons-material/BusinessOutlined'
import DashboardOutlined from '@mui/icons-material/DashboardOutlined'
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined'
import AutorenewOutlined from '@mui/icons-material/AutorenewOutlined'
import EditNoteOutlined from '@mui/icons-material/EditNoteOutlined'
import EventOutlined from '@mui/icons-material/EventOutlined'
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined'
import ForwardToInboxOutlined from '@mui/icons-material/ForwardToInboxOutlined'
import GroupAddOutlined from '@mui/icons-material/GroupAddOutlined'
import HandymanOutlined from '@mui/icons-material/HandymanOutlined'
import ManageAccountsOutlined from '@mui/icons-material/ManageAccountsOutlined'
import PeopleOutlined from '@mui/icons-material/PeopleOutlined'
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined'
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined'
import SchoolOutlined from '@mui/icons-material/SchoolOutlined'
import TrendingUpOutlined from '@mui/icons-material/TrendingUpOutlined'
import VerifiedOutlined from '@mui/icons-material/VerifiedOutlined'
import WorkspacePremiumOutlined from '@mui/icons-material/WorkspacePremiumOutlined'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { MenuIconName } from '../../../generated/closed-names.ts'

/** Icons by the name that a menu entry declares. */
const icons: Readonly<Record<MenuIconName, ReactNode>> = {
  dashboard: <DashboardOutlined />,
  profile: <BadgeOutlined />,
  application: <DescriptionOutlined />,
  firm: <BusinessOutlined />,
  subscription: <AutorenewOutlined />,
  events: <EventOutlined />,
  projects: <HandymanOutlined />,
  billing: <ReceiptLongOutlined />,
  cpd: <SchoolOutlined />,
  upgrade: <TrendingUpOutlined />,
  certificate: <VerifiedOutlined />,
  license: <WorkspacePremiumOutlined />,
  administration: <AdminPanelSettingsOutlined />,
  messages: <ForwardToInboxOutlined />,
  jobs: <ScheduleOutlined />,
  users: <PeopleOutlined />,
  members: <GroupAddOutlined />,
  staff: <ManageAccountsOutlined />,
  audit: <FactCheckOutlined />,
  forms: <EditNoteOutlined />,
  reports: <BarChartOutlined />,
  finance: <AccountBalanceOutlined />,
}

/** A menu entry's icon: decoration beside the entry's title. */
export function MenuIcon({ name }: { readonly name: MenuIconName }) {
  return <Slot aria-hidden="true">{icons[name]}</Slot>
}

const Slot = styled('span')({ display: 'inline-flex', '& svg': { width: 20, height: 20 } })

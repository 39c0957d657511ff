import { Outlet } from 'react-router-dom'
import { AuthFrame } from './AuthFrame.tsx'

/** The frame of the pages before and around an account, for the router. */
export function AuthLayout() {
  return (
    <AuthFrame>
      <Outlet />
    </AuthFrame>
  )
}

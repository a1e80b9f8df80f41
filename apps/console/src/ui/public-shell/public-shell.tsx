import { Outlet } from 'react-router';
export function PublicShell() {
  return <Outlet />;
}

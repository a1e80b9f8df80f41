import { routePath, type User } from '@extracto/contract';
import { Menu } from '@mantine/core';
import { IconCoins, IconLogout, IconReceipt, IconSettings, IconUser } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { ADD_EXTRACTIONS_PATH } from '../../ui/addresses.ts';
import styles from './user-menu.module.css';

export function UserMenu({ user }: { user: User }) {
  const name = `${user.firstName} ${user.lastName}`.trim();
  return (
    <Menu position="bottom-end" shadow="md" width={230}>
      <Menu.Target>
        <button type="button" className={styles.target} aria-label={`Account of ${name}`}>
          <Photo url={user.photoUrl} />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={styles.who}>
          <span className={styles.name}>{name}</span>
          <span className={styles.email}>{user.email}</span>
        </div>
        <Menu.Divider />
        <Menu.Item component={Link} to={ADD_EXTRACTIONS_PATH} leftSection={<IconCoins size={17} aria-hidden />}>
          Add Extractions
        </Menu.Item>
        <Menu.Item component={Link} to="/console/profile" leftSection={<IconReceipt size={17} aria-hidden />}>
          Profile
        </Menu.Item>
        <Menu.Item component={Link} to="/console/settings" leftSection={<IconSettings size={17} aria-hidden />}>
          Settings
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item component="a" href={routePath('logout')} leftSection={<IconLogout size={17} aria-hidden />}>
          Logout
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** The default icon also stands in for a photo that does not load. */
function Photo({ url }: { url: string | null }) {
  const [failed, setFailed] = useState(false);
  if (url === null || failed) return <IconUser size={19} stroke={1.75} aria-hidden />;
  return <img src={url} alt="" className={styles.photo} referrerPolicy="no-referrer" onError={() => setFailed(true)} />;
}

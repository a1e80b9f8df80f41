import { useSearchParams } from 'react-router';
import { useUser } from '../../api/use-user.ts';
import { Notice } from '../../ui/notice/notice.tsx';

/** Page behind the mail that confirms an address. The address bar alone proves nothing; the account must say so too. */
export function VerifiedNotice() {
  const [search, setSearch] = useSearchParams();
  const user = useUser();
  if (search.get('verified') !== '1' || user.data?.emailVerified !== true) return null;
  return (
    <Notice tone="success" onClose={() => setSearch({}, { replace: true })}>
      Thank you, your address {user.data.email} is confirmed.
    </Notice>
  );
}

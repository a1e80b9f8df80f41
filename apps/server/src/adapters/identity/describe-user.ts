import type { User } from '@extracto/contract';

/** A person as the library hands one out. */
export interface IdentityUser {
  readonly id: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly name: string;
  readonly image?: string | null | undefined;
  readonly twoFactorEnabled?: boolean | null | undefined;
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
}

export function describeUser(user: IdentityUser, hasPassword: boolean): User {
  return {
    userId: user.id,
    email: user.email,
    emailVerified: user.emailVerified,
    firstName: user.firstName ?? user.name,
    lastName: user.lastName ?? '',
    photoUrl: user.image ?? null,
    hasPassword,
    hasSecondFactor: user.twoFactorEnabled === true,
  };
}

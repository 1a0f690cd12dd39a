import { ProfileScreen } from "#features/account/profile/profile-screen.tsx"

export const profile = { profile: () => Promise.resolve(ProfileScreen) }

import { create } from 'zustand'

/** The collection opens over any screen: from the bar, the user menu and the dashboard. */
export const useCollectionModal = create<{ open: boolean }>(() => ({ open: false }))

export const openCollection = (): void => useCollectionModal.setState({ open: true })
export const closeCollection = (): void => useCollectionModal.setState({ open: false })

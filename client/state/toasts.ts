import { create } from 'zustand'

export const toastTypes = ['success', 'error', 'info', 'warning'] as const
export type ToastType = (typeof toastTypes)[number]

export type Toast = { id: number; type: ToastType; message: string; leaving: boolean }

export const toastDurationMs = 3000
/** Keep in step with the animation in Toasts.module.css. */
export const toastMotionMs = 300
const mostAtOnce = 4

type ToastStore = { toasts: Toast[] }

export const useToasts = create<ToastStore>(() => ({ toasts: [] }))

let lastId = 0

const change = (edit: (toasts: Toast[]) => Toast[]): void =>
  useToasts.setState(({ toasts }) => ({ toasts: edit(toasts) }))

export const showToast = (message: string, type: ToastType = 'info', durationMs = toastDurationMs): number => {
  lastId += 1
  const id = lastId
  change((toasts) => [...toasts.slice(1 - mostAtOnce), { id, type, message, leaving: false }])
  setTimeout(() => dismissToast(id), durationMs)
  return id
}

export const dismissToast = (id: number): void => {
  change((toasts) => toasts.map((toast) => (toast.id === id ? { ...toast, leaving: true } : toast)))
  setTimeout(() => change((toasts) => toasts.filter((toast) => toast.id !== id)), toastMotionMs)
}

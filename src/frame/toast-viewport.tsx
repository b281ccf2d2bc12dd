import './toast-viewport.css'
import { Toast } from '@base-ui/react/toast'
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useEffect } from 'react'
import { classes } from '../ui/classes.ts'
import { subscribeToToasts } from './toast.ts'

const manager = Toast.createToastManager()

export function ToastViewport() {
  useEffect(
    () =>
      subscribeToToasts(({ title, description, variant = 'default', action }) => {
        const destructive = variant === 'destructive'
        manager.add({
          title,
          description,
          type: variant,
          priority: destructive ? 'high' : 'low',
          // Errors stay until closed, so that slow readers do not miss them.
          timeout: destructive ? 0 : 6000,
          actionProps: action && { children: action.label, onClick: action.onClick },
        })
      }),
    [],
  )
  return (
    <Toast.Provider toastManager={manager}>
      <Toast.Portal>
        <Toast.Viewport className="toasts">
          <Toasts />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

function Toasts() {
  const { toasts } = Toast.useToastManager()
  return toasts.map((item) => {
    const destructive = item.type === 'destructive'
    const Icon = destructive ? CircleAlert : CircleCheck
    return (
      <Toast.Root
        key={item.id}
        toast={item}
        className={classes('toast', destructive && 'toast--error')}
        swipeDirection={['right', 'up']}
      >
        <Icon className="icon" aria-hidden />
        <Toast.Content>
          <Toast.Title render={<b />} />
          <Toast.Description />
          {item.actionProps ? <Toast.Action className="toast__action" /> : null}
        </Toast.Content>
        <Toast.Close aria-label="Close">
          <X className="icon" aria-hidden />
        </Toast.Close>
      </Toast.Root>
    )
  })
}

import type { ComponentProps, ComponentType } from 'react'
import { Form } from 'react-router'

/**
 * The form of every screen. It says itself what is wrong, beside the field and in our own words, so the browser does not check: its
 * "Please fill out this field" would be in the words and the language of the browser.
 */
export const PlainForm = (props: ComponentProps<'form'>) => <form {...props} noValidate />

type RoutedProps = ComponentProps<typeof Form> & { /** A form of a fetcher, `fetcher.Form`, in the place of the one that navigates. */ by?: ComponentType<any> }

/** The same, sent by the router without loading the page anew. */
export const RoutedForm = ({ by: Sent = Form, ...props }: RoutedProps) => <Sent {...props} noValidate />

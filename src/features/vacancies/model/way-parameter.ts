/** The parameter of a vacancy's address that says by which way somebody comes to it, where that is not the site itself. */
export const wayParameter = 'via'
export const viaWidget = 'widget'

export const viaIn = ({ searchParams }: URL): typeof viaWidget | null => (searchParams.get(wayParameter) === viaWidget ? viaWidget : null)

/** The page with the centers for a place; its answer stands at the top. */
export const regionAddress = (place: string): string => `/gelderse-handen?${new URLSearchParams({ place })}#antwoord`

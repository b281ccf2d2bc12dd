/** 6625 is '6.625%'. */
export const percent = (thousandths: number): string => `${thousandths / 1000}%`

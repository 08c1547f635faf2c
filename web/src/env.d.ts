/** Whether this is a page without a server: `vite build --mode page`. */
declare const PAGE: boolean;

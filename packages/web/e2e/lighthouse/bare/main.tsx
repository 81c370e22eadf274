/** A minimal page with MUI, router and query client: the baseline for the store's pages. */
import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Toolbar from '@mui/material/Toolbar';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';

const client = new QueryClient();
const theme = createTheme();

function Bare() {
  const { data } = useQuery({ queryKey: ['words'], queryFn: () => Promise.resolve('A bare page of MUI') });
  return (
    <>
      <AppBar position="static">
        <Toolbar>
          <Button color="inherit">Home</Button>
        </Toolbar>
      </AppBar>
      <main>
        <h1>{data}</h1>
        <Button variant="contained">A button</Button>
      </main>
    </>
  );
}

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <QueryClientProvider client={client}>
      <ThemeProvider theme={theme}>
        <BrowserRouter>
          <Routes>
            <Route path="*" element={<Bare />} />
          </Routes>
        </BrowserRouter>
      </ThemeProvider>
    </QueryClientProvider>,
  );
